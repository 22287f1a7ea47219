import { and, not, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ReportableKindName } from '../../../../src/domain/participation/reports/report-subject'
import { isOfBlocked } from '../../people/privacy/block-people'
import { notReportedBy } from './not-reported'

interface ShownThing {
  readonly kind: ReportableKindName
  readonly id: PgColumn | SQL
  /** The member who wrote or shows it; null in the rows of those who are not named. */
  readonly authorId: PgColumn | SQL
}

/**
 * Condition: a reader neither reported a thing nor blocks its author, so that lists leave out both. It is undefined for
 * a guest, who does neither.
 */
export function isShownTo(reader: string | Placeholder | null, { kind, id, authorId }: ShownThing): SQL | undefined {
  if (reader === null) return undefined
  return and(not(isOfBlocked(authorId, reader)), notReportedBy(reader, kind, sql`${id}::text`))
}
