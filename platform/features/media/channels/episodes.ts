import type { SiteClock, SiteDay } from '../../../kernel/site/site-clock'
import { programmeOf } from './channel-answers'
import type { ProgrammeReader } from './channel-answers'
import type { SlotRow } from './programmes.queries'

/** Days for which recordings are available. */
const keptDays = 28
const dayLength = 86_400_000

/** Returns the id of a weekly slot from the id of a broadcast, which is the slot's id followed by the day. */
export function slotIdOf(id: string): string {
  return id.replace(/-\d{8}$/, '')
}

/** Returns the past broadcasts with a recording, the latest first. */
export async function readEpisodes(slots: readonly SlotRow[], clock: SiteClock, reader: ProgrammeReader) {
  const latestFirst = slots
    .filter((slot) => reader.recordingOf(slot) !== null)
    .sort((one, other) => other.start_minute - one.start_minute)
  return (await pastDays(clock)).flatMap((day) =>
    latestFirst
      .filter(({ weekday }) => weekday === day.weekday)
      .map((slot) => programmeOf(slot, day, reader))
      .filter(({ replay_url: recording }) => recording !== null),
  )
}

/** The days with recordings, from today backwards. */
async function pastDays(clock: SiteClock): Promise<SiteDay[]> {
  const today = await clock.day(undefined)
  if (today === null) return []
  const midnight = Date.parse(`${today.day}T00:00:00Z`)
  const days = await Promise.all(
    Array.from({ length: keptDays }, (_, back) =>
      clock.day(new Date(midnight - back * dayLength).toISOString().slice(0, 10)),
    ),
  )
  return days.flatMap((day) => day ?? [])
}
