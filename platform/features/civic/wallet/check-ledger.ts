import { eq, ne, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { earningKinds } from '../../../../src/domain/civic/wallet/wallet'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Metrics } from '../../../kernel/metrics/metrics'
import { checkRewards, type RewardFault } from './check-rewards'
import { isDueToday } from '../../../kernel/site/is-due-today'
import { cashOuts, walletAccounts, walletMovements } from './wallet.schema'

/** An amount in the ledger that is not what it should be; in cents. */
export interface LedgerFault {
  readonly what: 'account' | 'cash-out' | RewardFault['what']
  /** The id of the account's member, of the cash-out, of the order, or of the service with its budget period. */
  readonly id: string
  readonly expected: number
  readonly actual: number
}

/**
 * Checks the ledger: the balance of every account must be the sum of its movements, and every cash-out must have taken
 * its amount, or nothing once it has failed; it also checks the rewards of orders and their budgets. Reads the whole
 * ledger; returns the differences.
 */
export async function checkLedger(database: Database): Promise<readonly LedgerFault[]> {
  return [...(await wrongAccounts(database)), ...(await wrongCashOuts(database)), ...(await checkRewards(database))]
}

async function wrongAccounts(database: Database): Promise<LedgerFault[]> {
  const sums = build
    .select({ userId: walletMovements.userId, sum: sql<number>`sum(${walletMovements.cents})::int`.as('sum') })
    .from(walletMovements)
    .groupBy(walletMovements.userId)
    .as('sums')
  const [actual, expected] = [
    sql<number>`coalesce(${walletAccounts.balance}, 0)`,
    sql<number>`coalesce(${sums.sum}, 0)`,
  ]
  const rows = await queriesOf(database).read(
    build
      .select({ id: sql<string>`coalesce(${walletAccounts.userId}, ${sums.userId})`, actual, expected })
      .from(walletAccounts)
      .fullJoin(sums, eq(sums.userId, walletAccounts.userId))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'account', ...row }))
}

async function wrongCashOuts(database: Database): Promise<LedgerFault[]> {
  const sums = build
    .select({ id: walletMovements.subjectId, sum: sql<number>`sum(${walletMovements.cents})::int`.as('sum') })
    .from(walletMovements)
    .where(notInArray(walletMovements.kind, [...earningKinds]))
    .groupBy(walletMovements.subjectId)
    .as('sums')
  const actual = sql<number>`coalesce(${sums.sum}, 0)`
  const expected = sql<number>`case when ${cashOuts.state} = 'failed' then 0 else -${cashOuts.cents} end`
  const rows = await queriesOf(database).read(
    build
      .select({ id: cashOuts.id, actual, expected })
      .from(cashOuts)
      .leftJoin(sums, eq(sums.id, cashOuts.id))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'cash-out', ...row }))
}

/**
 * Checks the ledger once on each day of the site's calendar, in only one of the processes, and logs what differs,
 * without names.
 */
export async function checkLedgerNightly(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  at: Date,
  metrics: Metrics,
): Promise<void> {
  if (!(await isDueToday(database, 'last', at))) return
  const faults = await checkLedger(database)
  metrics.count('townsquare_ledger_faults_total', { ledger: 'wallet' }, faults.length)
  for (const fault of faults) log.error({ fault }, 'the ledger of money differs')
  if (faults.length === 0) log.info('the ledger of money is right')
}
