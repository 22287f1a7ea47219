import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Metrics } from '../../../kernel/metrics/metrics'
import { isDueToday } from '../../../kernel/site/is-due-today'
import { walletMovements } from '../wallet/wallet.schema'
import { packetCampaigns, packetOpenings } from './red-packets.schema'

/** An amount that is not what it should be, in cents: what left a pot, or what an opening moved in the ledger. */
interface PotFault {
  readonly what: 'pot' | 'opening'
  readonly id: string
  readonly expected: number
  readonly actual: number
}

/**
 * Checks the pots: what left each of them must be the sum of its openings that were not taken back, and each opening
 * must have moved its amount in the ledger once. Reads all openings; returns the differences.
 */
export async function checkPots(database: Database): Promise<readonly PotFault[]> {
  return [...(await wrongPots(database)), ...(await wrongOpenings(database))]
}

async function wrongPots(database: Database): Promise<PotFault[]> {
  const { campaignId, cents, reversedAt } = packetOpenings
  const sums = build
    .select({ campaignId, sum: sql<number>`sum(${cents})::int`.as('sum') })
    .from(packetOpenings)
    .where(isNull(reversedAt))
    .groupBy(campaignId)
    .as('sums')
  const actual = sql<number>`${packetCampaigns.budget} - ${packetCampaigns.remaining}`
  const expected = sql<number>`coalesce(${sums.sum}, 0)`
  const rows = await queriesOf(database).read(
    build
      .select({ id: packetCampaigns.id, actual, expected })
      .from(packetCampaigns)
      .leftJoin(sums, eq(sums.campaignId, packetCampaigns.id))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'pot', ...row }))
}

async function wrongOpenings(database: Database): Promise<PotFault[]> {
  const { subjectId, cents, kind } = walletMovements
  const moved = build
    .select({ id: subjectId, sum: sql<number>`sum(${cents})::int`.as('sum') })
    .from(walletMovements)
    .where(or(eq(kind, 'packet'), eq(kind, 'reversal')))
    .groupBy(subjectId)
    .as('moved')
  const actual = sql<number>`coalesce(${moved.sum}, 0)`
  const expected = sql<number>`case when ${packetOpenings.reversedAt} is null then coalesce(${packetOpenings.cents}, 0) else 0 end`
  const rows = await queriesOf(database).read(
    build
      .select({ id: sql<string>`coalesce(${packetOpenings.id}, ${moved.id})`, actual, expected })
      .from(packetOpenings)
      .fullJoin(moved, eq(moved.id, packetOpenings.id))
      .where(ne(actual, expected)),
  )
  return rows.map((row) => ({ what: 'opening', ...row }))
}

/** Milliseconds after which nobody needs the marks of an opening: its day is over everywhere. */
const marksKept = 2 * 86_400_000

/** Forgets by which phone and device packets of earlier days were opened, and checks the pots once a day. */
export async function tidyPackets(
  database: Database,
  at: Date,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  { metrics }: { readonly metrics: Metrics },
): Promise<void> {
  const { openedAt, phoneMark, deviceMark } = packetOpenings
  await database
    .update(packetOpenings)
    .set({ phoneMark: null, deviceMark: null })
    .where(and(lt(openedAt, new Date(at.getTime() - marksKept)), or(isNotNull(phoneMark), isNotNull(deviceMark))))
  if (!(await isDueToday(database, 'red-packets', at))) return
  const faults = await checkPots(database)
  metrics.count('townsquare_ledger_faults_total', { ledger: 'red-packets' }, faults.length)
  for (const fault of faults) log.error({ fault }, 'a pot of red packets differs')
  if (faults.length === 0) log.info('the pots of red packets are right')
}
