import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { earningKinds } from '../../../../src/domain/civic/wallet/wallet'
import { isBeyond, inLanguage, limitOf, one } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { orderRewards } from '../orders/order-rewards.schema'
import { isPendingRewardOf } from './pending-rewards'
import { cashOuts, walletAccounts, walletMovements } from './wallet.schema'

const isEarning = inArray(walletMovements.kind, [...earningKinds])

export async function selectWallet(queries: Queries, userId: string) {
  const row = await queries.readOne(
    build
      .select({
        balance: sql<number>`coalesce((select ${walletAccounts.balance} from ${walletAccounts} where ${walletAccounts.userId} = ${userId}), 0)`,
        under_way: sql<number>`(select coalesce(sum(${cashOuts.cents}), 0)::int from ${cashOuts} where ${and(eq(cashOuts.userId, userId), inArray(cashOuts.state, ['pending', 'paying']))})`,
        earned: sql<number>`(select coalesce(sum(${walletMovements.cents}), 0)::int from ${walletMovements} where ${and(eq(walletMovements.userId, userId), isEarning)})`,
        pending: sql<number>`(select coalesce(sum(${orderRewards.cents}), 0)::int from ${orderRewards} where ${isPendingRewardOf(userId)})`,
      })
      .from(one),
  )
  return row ?? { balance: 0, under_way: 0, earned: 0, pending: 0 }
}

interface MovementQuery {
  readonly userId: string
  readonly limit: number
  readonly after: CursorValues | null
}

export function selectMovements(
  queries: Queries,
  {
    userId,
    limit,
    after,
    only,
    language,
  }: MovementQuery & { readonly only?: 'earnings' | undefined; readonly language: Language },
) {
  const { id, kind, subjectId, title, cents, at } = walletMovements
  return queries.read(
    build
      .select({ id, kind, subject_id: subjectId, title: inLanguage(title, language), cents, at })
      .from(walletMovements)
      .where(
        and(
          eq(walletMovements.userId, userId),
          only === undefined ? undefined : isEarning,
          after === null ? undefined : sql`(${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::bigint)`,
        ),
      )
      .orderBy(desc(at), desc(id))
      .limit(limitOf(limit)),
  )
}

const card = {
  id: cashOuts.id,
  channel: cashOuts.channel,
  cents: cashOuts.cents,
  fee: cashOuts.fee,
  state: cashOuts.state,
  at: cashOuts.createdAt,
}

export function selectCashOuts(queries: Queries, { userId, limit, after }: MovementQuery) {
  return queries.read(
    build
      .select(card)
      .from(cashOuts)
      .where(and(eq(cashOuts.userId, userId), isBeyond('<', [cashOuts.createdAt, cashOuts.id], after)))
      .orderBy(desc(cashOuts.createdAt), desc(cashOuts.id))
      .limit(limitOf(limit)),
  )
}

export async function selectCashOut(queries: Queries, userId: string, id: string) {
  return await queries.readOne(
    build
      .select({ ...card, account: cashOuts.shownAccount, problem: cashOuts.problem })
      .from(cashOuts)
      .where(and(eq(cashOuts.userId, userId), eq(cashOuts.id, id))),
  )
}
