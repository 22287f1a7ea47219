import { and, count, eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { VisitReportDto } from '../../../../contract/monitoring'
import { faultKey } from '../../../../src/domain/frame/monitoring/fault-of'
import type { Transaction } from '../../../kernel/database/client'
import { excluded } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { clientBuilds, clientFaultKinds, clientFaults, clientViews, clientVitals } from './monitoring.schema'
import { bucketOf } from './vital-buckets'

/** What stands for a screen, a version or an error of which nothing more is kept. */
export const other = 'other'
/** The most kinds of errors of one day: whoever sends made-up ones fills no table. */
export const mostFaultKinds = 200

export interface KnownClient {
  /** The patterns of all routes. */
  readonly screens: ReadonlySet<string>
  /** Whether a file is a script of a build. */
  readonly isScript: (file: string) => boolean
}

/** Adds a report to the sums of its day. What this platform has never served is counted as `other`. */
export async function recordVisitReport(
  transaction: Transaction,
  report: VisitReportDto,
  { screens, isScript }: KnownClient,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<void> {
  const known = await transaction
    .update(clientBuilds)
    .set({ lastSeen: at })
    .where(eq(clientBuilds.version, report.version))
    .returning({ version: clientBuilds.version })
  const version = known.length === 0 ? other : report.version
  const dimensionsOf = (screen: string) => ({ day, screen: screens.has(screen) ? screen : other, version })
  const { host, network, language } = report

  for (const { times, ...row } of summed(report.views.map(({ screen, times }) => ({ ...dimensionsOf(screen), times }))))
    await transaction
      .insert(clientViews)
      .values({ ...row, host, network, language, views: times })
      .onConflictDoUpdate({
        target: [
          clientViews.day,
          clientViews.screen,
          clientViews.version,
          clientViews.host,
          clientViews.network,
          clientViews.language,
        ],
        set: { views: sql`${clientViews.views} + ${excluded(clientViews.views)}` },
      })

  const vitals = new Map(report.vitals.map((vital) => [vital.name, vital]))
  for (const { screen, name, value } of inOrder([...vitals.values()], ({ name }) => name))
    await transaction
      .insert(clientVitals)
      .values({ ...dimensionsOf(screen), host, network, name, bucket: bucketOf(name, value), samples: 1 })
      .onConflictDoUpdate({
        target: [
          clientVitals.day,
          clientVitals.screen,
          clientVitals.version,
          clientVitals.host,
          clientVitals.network,
          clientVitals.name,
          clientVitals.bucket,
        ],
        set: { samples: sql`${clientVitals.samples} + 1` },
      })

  const faults = report.faults.map((fault) => {
    const frames = fault.frames.filter(({ file }) => isScript(file))
    const kind = { name: fault.name, frames }
    return { ...dimensionsOf(fault.screen), kind, fingerprint: fingerprintOf(kind) }
  })
  for (const { kind, ...fault } of inOrder(faults, ({ fingerprint, screen }) => `${fingerprint} ${screen}`)) {
    const fingerprint = await recordFaultKind(transaction, { day, fingerprint: fault.fingerprint, ...kind })
    await transaction
      .insert(clientFaults)
      .values({ ...fault, fingerprint, faults: 1 })
      .onConflictDoUpdate({
        target: [clientFaults.day, clientFaults.fingerprint, clientFaults.screen, clientFaults.version],
        set: { faults: sql`${clientFaults.faults} + 1` },
      })
  }
}

/** Records a kind of error with its stack, and returns its fingerprint; `other` once the day has as many as it may. */
async function recordFaultKind(transaction: Transaction, kind: typeof clientFaultKinds.$inferInsert): Promise<string> {
  const queries = queriesOf(transaction)
  const isRecorded = async () =>
    (await queries.readValue(
      build
        .select({ fingerprint: clientFaultKinds.fingerprint })
        .from(clientFaultKinds)
        .where(and(eq(clientFaultKinds.day, kind.day), eq(clientFaultKinds.fingerprint, kind.fingerprint))),
    )) !== null
  if (await isRecorded()) return kind.fingerprint
  // Whoever adds a kind waits for the others who do, so that the count is exact.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('client_fault_kinds'))`)
  const kinds = await queries.readValue(
    build.select({ kinds: count() }).from(clientFaultKinds).where(eq(clientFaultKinds.day, kind.day)),
  )
  if (kinds !== null && kinds >= mostFaultKinds) return (await isRecorded()) ? kind.fingerprint : other
  await transaction.insert(clientFaultKinds).values(kind).onConflictDoNothing()
  return kind.fingerprint
}

function fingerprintOf(kind: Pick<typeof clientFaultKinds.$inferSelect, 'name' | 'frames'>): string {
  return createHash('sha256').update(faultKey(kind)).digest('hex').slice(0, 12)
}

/** Screens that are folded into one have the sum of their times. */
function summed<Row extends { readonly screen: string; readonly times: number }>(rows: readonly Row[]): readonly Row[] {
  const byScreen = new Map<string, Row>()
  for (const row of rows) {
    const before = byScreen.get(row.screen)
    byScreen.set(row.screen, before === undefined ? row : { ...row, times: before.times + row.times })
  }
  return inOrder([...byScreen.values()], ({ screen }) => screen)
}

/** Two reports at once lock rows in the same order, or each would wait for the other. */
function inOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...rows].sort((one, another) => (keyOf(one) < keyOf(another) ? -1 : 1))
}
