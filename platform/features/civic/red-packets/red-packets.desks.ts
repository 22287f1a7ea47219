import { count, countDistinct, desc, eq, gt, sql } from 'drizzle-orm'
import { averagePacket, openingsInAll, winningShare } from '../../../../src/domain/civic/red-packets/draw-packet'
import { shownMoney } from '../../../../src/domain/civic/wallet/money'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import { findingsDesk } from '../../../kernel/operator/findings-desk'
import { checkPots } from './check-pots'
import { packetCampaigns, packetOpenings } from './red-packets.schema'
import { reverseOpening } from './reverse-opening'
import { endCampaign, raisePot, startCampaign, writeCampaign } from './write-campaign'

/** The campaigns with their accounts. */
export const packetsDesk: Desk = {
  name: 'red-packets',
  summary: 'Campaigns of red packets with their accounts, the latest first',
  byName: true,
  selectWaiting: async (database, limit) => {
    const { campaignId, userId, cents } = packetOpenings
    const sums = build
      .select({
        campaignId,
        openings: count().as('openings'),
        won: sql<number>`(count(*) filter (where ${gt(cents, 0)}))::int`.as('won'),
        people: countDistinct(userId).as('people'),
      })
      .from(packetOpenings)
      .groupBy(campaignId)
      .as('sums')
    const { openings, won, people } = sums
    const rows = await queriesOf(database).read(
      build
        .select({ campaign: packetCampaigns, openings, won, people })
        .from(packetCampaigns)
        .leftJoin(sums, eq(sums.campaignId, packetCampaigns.id))
        .orderBy(desc(packetCampaigns.beginsAt), desc(packetCampaigns.id))
        .limit(limit),
    )
    return rows.map(({ campaign, ...sum }) => {
      const { id, title, budget, remaining, tiers, startedAt, beginsAt, endsAt } = campaign
      return {
        id,
        since: null,
        from: startedAt === null ? 'not started' : `${beginsAt.toISOString()} to ${endsAt.toISOString()}`,
        title: title.en,
        text: `${shownMoney(remaining)} of ${shownMoney(budget)} is left`,
        facts: [
          { name: 'chance', value: `${winningShare(tiers)} of ${openingsInAll} openings` },
          { name: 'an opening costs on average', value: shownMoney(Math.round(averagePacket(tiers))) },
          { name: 'openings', value: String(sum.openings ?? 0) },
          { name: 'of these won', value: String(sum.won ?? 0) },
          { name: 'people', value: String(sum.people ?? 0) },
        ],
      }
    })
  },
  acts: {
    write: {
      summary:
        'writes a campaign that was not started yet, as a text in JSON (platform/features/civic/red-packets/write-campaign.ts)',
      takesText: true,
      carryOut: writeCampaign,
    },
    start: {
      summary: 'shows it to everybody; it opens at its begin',
      takesText: false,
      carryOut: (transaction, id, _text, at) => startCampaign(transaction, id, at),
    },
    end: {
      summary: 'ends it now',
      takesText: false,
      carryOut: (transaction, id, _text, at) => endCampaign(transaction, id, at),
    },
    raise: { summary: 'puts more into its pot, in yuan', takesText: true, carryOut: raisePot },
  },
}

/** What was won, so that the office can take it back. */
export const packetOpeningsDesk: Desk = {
  name: 'red-packet-openings',
  summary: 'Red packets that somebody won, the latest first',
  byName: true,
  selectWaiting: async (database, limit) => {
    const { id, cents, openedAt, reversedAt, userId, campaignId } = packetOpenings
    const rows = await queriesOf(database).read(
      build
        .select({ id, cents, openedAt, reversedAt, userId, from: users.nickname, campaign: packetCampaigns.title })
        .from(packetOpenings)
        .innerJoin(users, eq(users.id, userId))
        .innerJoin(packetCampaigns, eq(packetCampaigns.id, campaignId))
        .where(gt(cents, 0))
        .orderBy(desc(openedAt), desc(id))
        .limit(limit),
    )
    return rows.map((row) => ({
      id: row.id,
      since: null,
      from: row.from,
      title: `${shownMoney(row.cents)}, ${row.campaign.en}`,
      text: row.reversedAt === null ? '' : 'taken back',
      facts: [
        { name: 'account', value: row.userId },
        { name: 'opened', value: row.openedAt.toISOString() },
      ],
    }))
  },
  acts: {
    reverse: {
      summary: 'takes the amount from the wallet back into the pot, with a reason that the member reads',
      takesText: true,
      carryOut: reverseOpening,
    },
  },
}

/** Shows the findings of the daily check. */
export const potsDesk = findingsDesk(
  'red-packet-pots',
  'Pots of red packets that differ from what was opened',
  async (database) =>
    (await checkPots(database)).map(({ what, id, expected, actual }) => ({
      id,
      from: what,
      title: `found ${shownMoney(actual)}, expected ${shownMoney(expected)}`,
      text: '',
    })),
)
