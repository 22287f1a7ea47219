import type * as z from 'zod/mini'
import type { getPacketStanding } from '../../../../contract/red-packets'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { SiteClock } from '../../../kernel/site/site-clock'
import { countOpenings, selectOpeningOfDay, type PacketCampaignRow } from './red-packets.queries'
import type { packetOpenings } from './red-packets.schema'

const minutesOfDay = 1440

type Standing = z.input<(typeof getPacketStanding)['answer']>

/** How a member stands in a campaign now: what they opened today, and from when they may open the next one. */
export async function packetStanding(
  database: Database,
  { id, endsAt, mostOpenings }: Pick<PacketCampaignRow, 'id' | 'endsAt' | 'mostOpenings'>,
  userId: string,
  at: Date,
): Promise<Standing> {
  const today = await new SiteClock(queriesOf(database), () => at).day(undefined)
  if (today === null) throw new Error('the site has no calendar')
  const opened = await selectOpeningOfDay(database, id, userId, today.day)
  const openings = await countOpenings(database, id, userId)
  const next = new Date(today.at(minutesOfDay))
  const mayOpenAgain = next < endsAt && (mostOpenings === null || openings < mostOpenings)
  return {
    today: opened === null ? null : openingAnswer(opened),
    openings,
    next_at: opened !== null && mayOpenAgain ? next.toISOString() : null,
  }
}

type OpeningRow = Pick<typeof packetOpenings.$inferSelect, 'id' | 'cents' | 'openedAt' | 'reversedAt'>

export const openingAnswer = ({ id, cents, openedAt, reversedAt }: OpeningRow) => ({
  id,
  cents,
  reversed: reversedAt !== null,
  at: openedAt.toISOString(),
})
