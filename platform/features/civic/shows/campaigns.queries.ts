import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { plainPrivacy } from '../../../../src/domain/people/privacy/privacy'
import { privacySettings } from '../../people/privacy/privacy.schema'
import type { Database } from '../../../kernel/database/client'
import { literal } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { campaigns, campaignWinners } from './campaigns.schema'
import { shows } from './shows.schema'

/** The id by which the site's present campaign is asked for. */
const currentId = 'current'

/** Condition: everybody sees the campaign. The state is a literal, so that the planner uses the partial index. */
const isPublicCampaign = sql`${campaigns.state} = ${literal('published')}`

/**
 * Selects a campaign. `current` is the one that opened last, until another opens; before any has opened, the next one.
 */
export async function selectCampaign(database: Database, id: string, now: Date) {
  const { opensAt } = campaigns
  const hasOpened = sql`${opensAt} <= ${now.toISOString()}::timestamptz`
  return await queriesOf(database).readOne(
    build
      .select()
      .from(campaigns)
      .where(and(isPublicCampaign, id === currentId ? undefined : eq(campaigns.id, id)))
      .orderBy(desc(hasOpened), sql`case when ${hasOpened} then ${opensAt} end desc`, asc(opensAt), asc(campaigns.id))
      .limit(1),
  )
}
export type CampaignRow = NonNullable<Awaited<ReturnType<typeof selectCampaign>>>

/** Selects the times in which the campaign of a topic takes entries; null for a topic without a campaign. */
export async function selectCampaignOfTopic(database: Database, topicId: string) {
  return await queriesOf(database).readOne(
    build
      .select({ opensAt: campaigns.opensAt, closesAt: campaigns.closesAt })
      .from(campaigns)
      .where(and(isPublicCampaign, eq(campaigns.topicId, topicId))),
  )
}

/** Selects the winners of a campaign whose entries are still public. */
export async function selectWinners(database: Database, campaignId: string) {
  return await queriesOf(database).read(
    build
      .select({
        prize: campaignWinners.prize,
        entryId: shows.id,
        text: shows.text,
        pictures: shows.pictures,
        authorId: shows.userId,
        nickname: users.nickname,
        avatar: users.avatar,
        isShown: sql<boolean>`coalesce(${privacySettings.showsService}, ${literal(String(plainPrivacy.showsService))}::boolean)`,
      })
      .from(campaignWinners)
      .innerJoin(shows, and(eq(shows.id, campaignWinners.entryId), eq(shows.state, 'published')))
      .innerJoin(users, eq(users.id, shows.userId))
      .leftJoin(privacySettings, eq(privacySettings.userId, shows.userId))
      .where(eq(campaignWinners.campaignId, campaignId))
      .orderBy(asc(campaignWinners.rank), asc(campaignWinners.entryId)),
  )
}
