import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { shownMoney } from '../../../../src/domain/civic/wallet/money'
import { earningKinds } from '../../../../src/domain/civic/wallet/wallet'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serviceOrders } from '../orders/orders.schema'
import { users } from '../../../kernel/members/members.schema'
import { cashOuts, walletMovements } from './wallet.schema'

/** The most earnings that are listed for one cash-out. */
const mostOrders = 20

/**
 * Describes the earnings that a cash-out is paid from, oldest first, in one line each, with the orderer and the date.
 * Earnings leave the wallet in the order in which they came (first in, first out), so earnings that earlier cash-outs
 * took are left out.
 */
export async function earnedSumOf(
  database: Database,
  { id, userId, cents, createdAt }: Pick<typeof cashOuts.$inferSelect, 'id' | 'userId' | 'cents' | 'createdAt'>,
): Promise<readonly string[]> {
  const earlierCents = await takenBefore(database, { id, userId, createdAt })
  const earnings = build
    .select({
      id: walletMovements.id,
      kind: walletMovements.kind,
      subjectId: walletMovements.subjectId,
      title: walletMovements.title,
      cents: walletMovements.cents,
      at: walletMovements.at,
      until:
        sql<number>`(sum(${walletMovements.cents}) over (order by ${walletMovements.at}, ${walletMovements.id}))::int`.as(
          'until',
        ),
    })
    .from(walletMovements)
    .where(and(eq(walletMovements.userId, userId), inArray(walletMovements.kind, [...earningKinds])))
    .as('earnings')
  const rows = await queriesOf(database).read(
    build
      .select({
        kind: earnings.kind,
        subjectId: earnings.subjectId,
        title: earnings.title,
        cents: earnings.cents,
        at: earnings.at,
        orderer: users.nickname,
        wantedOn: serviceOrders.wantedOn,
      })
      .from(earnings)
      .leftJoin(serviceOrders, eq(serviceOrders.id, earnings.subjectId))
      .leftJoin(users, eq(users.id, serviceOrders.userId))
      .where(
        and(gt(earnings.until, earlierCents), lt(sql`${earnings.until} - ${earnings.cents}`, earlierCents + cents)),
      )
      .orderBy(asc(earnings.at), asc(earnings.id))
      .limit(mostOrders),
  )
  return rows.map(({ kind, subjectId, title, cents: earnedCents, at, orderer, wantedOn }) =>
    [
      shownMoney(earnedCents),
      title.en === '' ? kind : title.en,
      ...(orderer === null ? [] : [`for ${orderer}`]),
      wantedOn ?? at.toISOString().slice(0, 10),
      subjectId,
    ].join(', '),
  )
}

/** The sum that earlier cash-outs took, without those that failed. */
async function takenBefore(
  database: Database,
  { id, userId, createdAt }: Pick<typeof cashOuts.$inferSelect, 'id' | 'userId' | 'createdAt'>,
): Promise<number> {
  const row = await queriesOf(database).readOne(
    build
      .select({ sum: sql<number>`coalesce(sum(${cashOuts.cents}), 0)::int` })
      .from(cashOuts)
      .where(
        and(
          eq(cashOuts.userId, userId),
          ne(cashOuts.state, 'failed'),
          or(lt(cashOuts.createdAt, createdAt), and(eq(cashOuts.createdAt, createdAt), lt(cashOuts.id, id))),
        ),
      ),
  )
  return row?.sum ?? 0
}
