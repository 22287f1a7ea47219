import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { count, id, instant, mostNumber } from '../../../../contract/fields'
import { checkTiers } from '../../../../src/domain/civic/red-packets/draw-packet'
import { parseMoney } from '../../../../src/domain/civic/wallet/money'
import { plainLine, plainLines } from '../../../../src/domain/frame/shared/plain-text'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { jsonOf, misfit } from '../../../kernel/operator/written-json'
import { writtenWords } from '../amenities/written-hours'
import { packetCampaigns } from './red-packets.schema'

/** The most that a pot may hold, in cents: ten million yuan, below the largest number of a column. */
const mostBudget = 1_000_000_000

const cents = z.int().check(z.minimum(1), z.maximum(mostBudget))

/** A campaign as the office writes it: with the names of `getPacketCampaign`, and each text in both languages. */
const writtenCampaign = z.strictObject({
  title: writtenWords,
  rules: writtenWords,
  begins_at: instant,
  ends_at: instant,
  /** What the pot holds, in cents. */
  budget: cents,
  tiers: z.array(z.strictObject({ share: count, least: count, most: count })).check(z.maxLength(20)),
  most_openings: z.nullable(z.int().check(z.minimum(1), z.maximum(mostNumber))),
})

/** Writes a campaign that was not started yet, new or in place of what it said before. Nobody sees it until then. */
export async function writeCampaign(transaction: Transaction, campaignId: string, text: string): Promise<void> {
  if (!id.safeParse(campaignId).success) throw invalid({ id: 'invalid' })
  const written = writtenCampaign.safeParse(jsonOf(text))
  if (!written.success) throw misfit(written.error.issues)
  const { begins_at, ends_at, most_openings: mostOpenings, budget, tiers, title, rules } = written.data
  const [beginsAt, endsAt] = [new Date(begins_at), new Date(ends_at)]
  if (endsAt <= beginsAt) throw invalid({ ends_at: 'before-begin' })
  const problem = checkTiers(tiers)
  if (problem !== null) throw invalid({ tiers: problem })
  const row = {
    title: eachLanguage(title, plainLine),
    rules: eachLanguage(rules, plainLines),
    ...{ beginsAt, endsAt, budget, remaining: budget, tiers, mostOpenings },
  }
  const [saved] = await transaction
    .insert(packetCampaigns)
    .values({ id: campaignId, ...row })
    .onConflictDoUpdate({ target: packetCampaigns.id, set: row, setWhere: isNull(packetCampaigns.startedAt) })
    .returning({ id: packetCampaigns.id })
  if (saved === undefined) throw refusedAs('started')
}

const eachLanguage = (text: Localised, change: (text: string) => string): Localised => ({
  'zh-CN': change(text['zh-CN']),
  en: change(text.en),
})

/** Shows a written campaign to everybody; packets can be opened from its begin on. */
export async function startCampaign(transaction: Transaction, campaignId: string, at: Date): Promise<void> {
  const [started] = await transaction
    .update(packetCampaigns)
    .set({ startedAt: at })
    .where(and(eq(packetCampaigns.id, campaignId), isNull(packetCampaigns.startedAt), gt(packetCampaigns.endsAt, at)))
    .returning({ id: packetCampaigns.id })
  if (started === undefined) throw await whyNot(transaction, campaignId, at)
}

/** Ends a campaign now; what is left in its pot stays there. */
export async function endCampaign(transaction: Transaction, campaignId: string, at: Date): Promise<void> {
  const [ended] = await transaction
    .update(packetCampaigns)
    .set({ endsAt: at })
    .where(and(eq(packetCampaigns.id, campaignId), gt(packetCampaigns.endsAt, at)))
    .returning({ id: packetCampaigns.id })
  if (ended === undefined) throw await whyNot(transaction, campaignId, at)
}

/** Puts more into the pot of a campaign. */
export async function raisePot(transaction: Transaction, campaignId: string, yuan: string, at: Date): Promise<void> {
  const more = parseMoney(yuan)
  if (more === null || more === 0) throw invalid({ amount: 'not-an-amount' })
  const { budget, remaining, endsAt } = packetCampaigns
  const [raised] = await transaction
    .update(packetCampaigns)
    .set({ budget: sql`${budget} + ${more}`, remaining: sql`${remaining} + ${more}` })
    .where(and(eq(packetCampaigns.id, campaignId), gt(endsAt, at), sql`${budget} <= ${mostBudget - more}`))
    .returning({ id: packetCampaigns.id })
  if (raised !== undefined) return
  const refusal = await whyNot(transaction, campaignId, at)
  throw refusal.code === errorCodes.stateRefuses && (refusal.data as { state: string }).state !== 'over'
    ? invalid({ amount: 'too-much' })
    : refusal
}

async function whyNot(database: Database, campaignId: string, at: Date): Promise<Refusal> {
  const campaign = await queriesOf(database).readOne(
    build.select({ endsAt: packetCampaigns.endsAt }).from(packetCampaigns).where(eq(packetCampaigns.id, campaignId)),
  )
  if (campaign === null) return new Refusal(errorCodes.gone)
  return refusedAs(campaign.endsAt <= at ? 'over' : 'started')
}

const refusedAs = (state: string): Refusal => new Refusal(errorCodes.stateRefuses, null, { state })
