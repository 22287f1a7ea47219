import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportableKindName } from '../../../../src/domain/participation/reports/report-subject'
import { existsIn } from '../../../kernel/database/expressions'
import { reports } from './reports.schema'

/**
 * Condition: a reader has not reported a thing, so that a list leaves out for them what they reported. It is undefined for
 * a guest, who cannot report.
 */
export function notReportedBy(
  reader: string | SQLWrapper | null,
  kind: ReportableKindName,
  id: PgColumn | SQL,
): SQL | undefined {
  if (reader === null) return undefined
  const isReported = existsIn(
    reports,
    and(eq(reports.userId, reader), eq(reports.kind, sql.raw(`'${kind}'`)), eq(reports.thingId, id)),
  )
  return sql`not ${isReported}`
}
