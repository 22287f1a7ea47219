import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { id as idSchema, instant, mediaUrl } from '../../../../contract/fields'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { message } from '../../../kernel/cases/message'
import { isPublished } from '../../../kernel/contents/published'
import type { Transaction } from '../../../kernel/database/client'
import { countOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { notify } from '../../../kernel/messages/notify'
import type { Desk } from '../../../kernel/operator/desk'
import { readBoth, readWritten } from '../../../kernel/operator/written-text'
import { writtenWords } from '../amenities/written-hours'
import { campaigns, campaignWinners } from './campaigns.schema'
import { shows } from './shows.schema'

/** A campaign as the office writes it, each text in both languages. */
const writtenCampaign = z.strictObject({
  topic_id: idSchema,
  title: writtenWords,
  lead: writtenWords,
  pictures: z.array(mediaUrl).check(z.minLength(1)),
  opens_at: instant,
  closes_at: instant,
  results_at: instant,
  rules: z.array(writtenWords),
  prizes: z.array(z.strictObject({ name: writtenWords, text: writtenWords })),
  share: z.nullable(z.strictObject({ title: writtenWords, description: writtenWords, cover: z.nullable(mediaUrl) })),
})

const prizeWords = message(
  ['您的作品获奖了', 'Your entry has won'],
  ['在“{campaign}”中获得：{prize}', 'In ‘{campaign}’: {prize}'],
)

export const campaignsDesk: Desk = {
  name: 'campaigns',
  summary: 'Campaigns whose results are due, and have no winners yet',
  selectWaiting: async (database, limit) => {
    const entries = countOf(shows, and(eq(shows.topicId, campaigns.topicId), eq(shows.state, 'published')))
    const winners = countOf(campaignWinners, eq(campaignWinners.campaignId, campaigns.id))
    const rows = await queriesOf(database).read(
      build
        .select({ campaign: campaigns, entries })
        .from(campaigns)
        .where(and(eq(campaigns.state, 'published'), sql`${campaigns.closesAt} < now()`, sql`${winners} = 0`))
        .orderBy(asc(campaigns.resultsAt), asc(campaigns.id))
        .limit(limit),
    )
    return rows.map(({ campaign, entries: count }) => ({
      id: campaign.id,
      since: campaign.closesAt,
      from: 'the office',
      title: campaign.title['zh-CN'],
      text: campaign.lead['zh-CN'],
      facts: [
        { name: 'entries', value: String(count) },
        { name: 'results', value: campaign.resultsAt },
      ],
    }))
  },
  acts: {
    write: {
      summary: 'makes the campaign of this id, or changes it, from a text in JSON (see campaigns.desk.ts)',
      takesText: true,
      carryOut: (transaction, id, text) => writeCampaign(transaction, id, text),
    },
    award: {
      summary: 'gives a prize to an entry: "<id of the entry> 一等奖 / First prize"; its author is told',
      takesText: true,
      carryOut: awardEntry,
    },
    revoke: {
      summary: 'takes the prize of an entry back, by the id of the entry',
      takesText: true,
      carryOut: async (transaction, id, text) => {
        const removed = await transaction
          .delete(campaignWinners)
          .where(and(eq(campaignWinners.campaignId, id), eq(campaignWinners.entryId, text.trim())))
          .returning({ entryId: campaignWinners.entryId })
        if (removed.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
    withdraw: {
      summary: 'nobody sees it any more; its entries stay under their topic',
      takesText: false,
      carryOut: async (transaction, id) => {
        const withdrawn = await transaction
          .update(campaigns)
          .set({ state: 'withdrawn' })
          .where(eq(campaigns.id, id))
          .returning({ id: campaigns.id })
        if (withdrawn.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
  },
}

async function writeCampaign(transaction: Transaction, id: string, text: string): Promise<void> {
  const { topic_id: topicId, opens_at, closes_at, results_at, ...words } = readWritten(writtenCampaign, text)
  const [opensAt, closesAt, resultsAt] = [new Date(opens_at), new Date(closes_at), new Date(results_at)]
  if (opensAt >= closesAt || closesAt > resultsAt) throw invalid({ text: 'times-out-of-order' })
  if (!(await isPublished(queriesOf(transaction), topicId, contentKinds.topic.code)))
    throw invalid({ text: 'not-a-topic' })
  const row = { topicId, opensAt, closesAt, resultsAt, ...words, state: 'published' as const }
  await transaction
    .insert(campaigns)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: campaigns.id, set: row })
}

/** Gives a prize to a public entry of a campaign. Prizes are listed in the order in which they are given. */
async function awardEntry(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  const [, entryId = '', words = ''] = /^(\S+) (.+)$/.exec(text.trim()) ?? []
  const prize = readBoth(words)
  const queries = queriesOf(transaction)
  const entry = await queries.readOne(
    build
      .select({ userId: shows.userId, title: campaigns.title })
      .from(campaigns)
      .innerJoin(shows, and(eq(shows.topicId, campaigns.topicId), eq(shows.id, entryId), eq(shows.state, 'published')))
      .where(eq(campaigns.id, id)),
  )
  if (entry === null) throw invalid({ text: 'not-an-entry' })
  const last = await queries.readValue(
    build
      .select({ rank: campaignWinners.rank })
      .from(campaignWinners)
      .where(eq(campaignWinners.campaignId, id))
      .orderBy(desc(campaignWinners.rank))
      .limit(1),
  )
  const [winner] = await transaction
    .insert(campaignWinners)
    .values({ campaignId: id, entryId, prize, rank: (last ?? 0) + 1, awardedAt: at })
    .onConflictDoNothing()
    .returning({ entryId: campaignWinners.entryId })
  if (winner === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'has-a-prize' })
  const path = contentPath('entry', entryId)
  const news = [{ userId: entry.userId, id: entryId, words: prizeWords, slots: { campaign: entry.title, prize }, path }]
  await notify(transaction, { name: 'campaign.award', category: 'office' }, news, at)
}
