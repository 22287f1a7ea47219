import { sql } from 'drizzle-orm'
import { drawPacket, payablePart } from '../../../../../src/domain/civic/red-packets/draw-packet'
import { packetCampaigns, packetOpenings } from '../../../../features/civic/red-packets/red-packets.schema'
import { walletAccounts, walletMovements } from '../../../../features/civic/wallet/wallet.schema'
import type { Database } from '../../../../kernel/database/client'
import { excluded, isOneOf } from '../../../../kernel/database/expressions'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { siteDayAt } from '../../../../kernel/site/site-clock'
import { selectTimeZone } from '../../../../kernel/site/site.queries'
import { demoOwnPackets, demoPacketCampaigns } from '../../../content/red-packets'
import { cityDay, day, hour, minute } from '../../../city-day'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { readerId } from '../../frame/session/seed-people'
import { insertAll } from '../../insert'

export const redPacketsDemo: DemoStep = {
  feature: 'red-packets',
  what: bilingual('红包', 'red packets'),
  seed: (database, now) => seedRedPackets(database, now),
}

const volunteerId = 'user-volunteer'

type Campaign = (typeof demoPacketCampaigns)[number]

/** Seeds the campaigns, what was opened in them, and the money that this moved; runs after the wallets. */
export async function seedRedPackets(database: Database, now: Date): Promise<void> {
  const zone = await selectTimeZone(queriesOf(database))
  const made = demoPacketCampaigns.map((campaign) => ({ campaign, openings: openingsOf(campaign, now, zone) }))
  await insertAll(
    database,
    packetCampaigns,
    made.map(({ campaign, openings }) => {
      const { id, title, rules, beginsIn, endsIn, budget, tiers, mostOpenings } = campaign
      const remaining = openings.reduce((left, { cents }) => left - cents, budget)
      const at = (days: number, oClock: number) => new Date(cityDay(now) + days * day + oClock * hour)
      const [beginsAt, endsAt] = [at(beginsIn, 9), at(endsIn, 20)]
      const startedAt = new Date(Math.min(now.getTime(), beginsAt.getTime()) - day)
      return { id, title, rules, beginsAt, endsAt, budget, remaining, tiers, mostOpenings, startedAt }
    }),
  )
  await insertAll(
    database,
    packetOpenings,
    made.flatMap(({ openings }) => openings),
  )
  const movements = made.flatMap(({ campaign: { title }, openings }) =>
    openings
      .filter(({ cents }) => cents > 0)
      .map(({ id, userId, cents, openedAt }) => ({
        ...{ userId, kind: 'packet' as const, subjectId: id, title, cents, at: openedAt },
      })),
  )
  await insertAll(
    database,
    walletMovements,
    movements.sort((one, other) => one.at.getTime() - other.at.getTime()),
  )
  await addUp(database, [...new Set(movements.map(({ userId }) => userId))])
}

/** Makes the balances the sums of their movements, however often the seeding was interrupted. */
async function addUp(database: Database, members: readonly string[]): Promise<void> {
  const { userId, cents } = walletMovements
  const sums = await queriesOf(database).read(
    build
      .select({ userId, balance: sql<number>`sum(${cents})::int` })
      .from(walletMovements)
      .where(isOneOf(userId, members))
      .groupBy(userId),
  )
  if (sums.length === 0) return
  await database
    .insert(walletAccounts)
    .values(sums)
    .onConflictDoUpdate({ target: walletAccounts.userId, set: { balance: excluded(walletAccounts.balance) } })
}

type Opening = typeof packetOpenings.$inferInsert

/** What was opened in a campaign until the seeding, oldest first: the readers' packets, and those of the volunteer. */
function openingsOf(campaign: Campaign, now: Date, zone: string): readonly Opening[] {
  const order = sequence(`red packets ${campaign.id}`)
  const openings: Opening[] = []
  let left = campaign.budget
  const add = (userId: string, daysAgo: number, drawn: number, minutesAgo: number): void => {
    const openedAt = new Date(now.getTime() - daysAgo * day - minutesAgo * minute)
    const mine = openings.filter((opening) => opening.userId === userId)
    const siteDay = siteDayAt(openedAt.getTime(), zone).day
    const cents = drawn === 0 ? 0 : payablePart(drawn, left, campaign.tiers)
    if ((drawn > 0 && cents === 0) || mine.some((opening) => opening.day === siteDay)) return
    if (campaign.mostOpenings !== null && mine.length >= campaign.mostOpenings) return
    left -= cents
    const id = `${campaign.id}-${openings.length + 1}`
    openings.push({ id, campaignId: campaign.id, userId, day: siteDay, ordinal: mine.length + 1, cents, openedAt })
  }
  const last = Math.max(0, -campaign.endsIn)
  for (let daysAgo = -campaign.beginsIn - 1; daysAgo >= last; daysAgo -= 1) {
    for (const own of demoOwnPackets)
      if (own.campaign === campaign.id && own.daysAgo === daysAgo) add(volunteerId, daysAgo, own.cents, 0)
    for (let turn = 0; turn < campaign.readersADay; turn += 1)
      add(readerId(order.whole(30)), daysAgo, drawPacket(campaign.tiers, order.whole), 1 + turn * 3)
  }
  return openings
}
