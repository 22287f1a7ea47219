/** One programme of a channel's day. Times are milliseconds since 1970; `endsAt` is exclusive. */
export interface Programme {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly startsAt: number
  readonly endsAt: number
  /** The recording of a past programme; null until there is one. */
  readonly replayUrl: string | null
}

export type ProgrammeState = 'past' | 'now' | 'next' | 'later'

export interface ScheduledProgramme {
  readonly programme: Programme
  readonly state: ProgrammeState
  /** The elapsed part, from 0 to 1: 0 before the start, 1 after the end. */
  readonly progress: number
}

/**
 * A schedule sorted by time, in which each programme is past, on now, next or later. Where two programmes overlap, the
 * later one is on; programmes without a length are left out.
 */
export function scheduleAt(programmes: readonly Programme[], now: number): readonly ScheduledProgramme[] {
  const byStart = programmes
    .filter(({ startsAt, endsAt }) => Number.isFinite(startsAt) && Number.isFinite(endsAt) && startsAt < endsAt)
    .sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
  const onAir = lastIndex(byStart, ({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  const next = byStart.findIndex(({ startsAt }) => startsAt > now)
  return byStart.map((programme, index) => ({
    programme,
    state: index === onAir ? 'now' : index === next ? 'next' : programme.startsAt > now ? 'later' : 'past',
    progress: Math.min(1, Math.max(0, (now - programme.startsAt) / (programme.endsAt - programme.startsAt))) || 0,
  }))
}

function lastIndex<Value>(values: readonly Value[], fits: (value: Value) => boolean): number {
  for (let index = values.length - 1; index >= 0; index -= 1) if (fits(values[index] as Value)) return index
  return -1
}
