import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { isBeyond, limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { users } from '../../../kernel/members/members.schema'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { isRanked } from '../../people/privacy/privacy-settings'
import { packetCampaigns, packetOpenings } from './red-packets.schema'

export type PacketCampaignRow = typeof packetCampaigns.$inferSelect

const { beginsAt, endsAt, startedAt } = packetCampaigns

/** Selects a campaign that was started; null when there is none of this id. */
export async function selectCampaign(database: Database, id: string): Promise<PacketCampaignRow | null> {
  return await queriesOf(database).readOne(
    build
      .select()
      .from(packetCampaigns)
      .where(and(eq(packetCampaigns.id, id), isNotNull(startedAt))),
  )
}

/** Selects the campaign that is open and began last; without one, the one that begins next, or else ended last. */
export async function selectCurrentCampaign(database: Database, at: Date): Promise<PacketCampaignRow | null> {
  const now = sql`${at.toISOString()}::timestamptz`
  const isOver = sql`${endsAt} <= ${now}`
  const isComing = sql`${beginsAt} > ${now}`
  const order: SQL[] = [
    sql`case when ${isOver} then 2 when ${isComing} then 1 else 0 end`,
    sql`case when ${isOver} then ${endsAt} when not ${isComing} then ${beginsAt} end desc nulls last`,
    asc(beginsAt),
    asc(packetCampaigns.id),
  ]
  return await queriesOf(database).readOne(
    build
      .select()
      .from(packetCampaigns)
      .where(isNotNull(startedAt))
      .orderBy(...order)
      .limit(limitOf(1)),
  )
}

const opening = {
  id: packetOpenings.id,
  cents: packetOpenings.cents,
  openedAt: packetOpenings.openedAt,
  reversedAt: packetOpenings.reversedAt,
}

const ofMember = (campaignId: string, userId: string) =>
  and(eq(packetOpenings.campaignId, campaignId), eq(packetOpenings.userId, userId))

export async function countOpenings(database: Database, campaignId: string, userId: string): Promise<number> {
  const found = await queriesOf(database).readValue(
    build.select({ count: count() }).from(packetOpenings).where(ofMember(campaignId, userId)),
  )
  return found ?? 0
}

export async function selectOpeningOfDay(database: Database, campaignId: string, userId: string, day: string) {
  return await queriesOf(database).readOne(
    build
      .select(opening)
      .from(packetOpenings)
      .where(and(ofMember(campaignId, userId), eq(packetOpenings.day, day))),
  )
}

interface OpeningPage {
  readonly campaignId: string
  readonly limit: number
  readonly after: CursorValues | null
}

/** Selects the packets that a member opened, newest first; the day stands for the time, since there is one a day. */
export function selectOpenings(queries: Queries, userId: string, { campaignId, limit, after }: OpeningPage) {
  return queries.read(
    build
      .select({ ...opening, day: packetOpenings.day })
      .from(packetOpenings)
      .where(and(ofMember(campaignId, userId), isBeyond('<', [packetOpenings.day], after)))
      .orderBy(desc(packetOpenings.day))
      .limit(limitOf(limit)),
  )
}

/**
 * Selects the packets that were won, newest first, without those of people whom the reader blocks. The nickname is null
 * for who does not want to be named, and for a closed account.
 */
export function selectWinners(queries: Queries, reader: string | null, { campaignId, limit, after }: OpeningPage) {
  const { id, cents, openedAt, reversedAt, userId } = packetOpenings
  const isNamed = and(isNull(users.deletedAt), isNull(users.lockedAt), isRanked(users.id))
  return queries.read(
    build
      .select({ id, cents, openedAt, nickname: sql<string | null>`case when ${isNamed} then ${users.nickname} end` })
      .from(packetOpenings)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          eq(packetOpenings.campaignId, campaignId),
          gt(cents, 0),
          isNull(reversedAt),
          isNotBlockedBy(reader, userId),
          isBeyond('<', [openedAt, id], after),
        ),
      )
      .orderBy(desc(openedAt), desc(id))
      .limit(limitOf(limit)),
  )
}
