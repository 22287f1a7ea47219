import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReportableKindName } from '../../../src/domain/participation/reports/report-subject'

/** A table of things that members made, whose rows have the ids of their contents. */
export interface ContentAuthor {
  readonly kind: ReportableKindName
  /** The types of these contents. */
  readonly types: readonly number[]
  readonly id: AnyPgColumn
  /** The member who made it, who is told what happens to it. */
  readonly authorId: AnyPgColumn
  /**
   * The same member where their name is shown, and null where it is not: what happens to people who block them would
   * tell who they are.
   */
  readonly namedAuthorId: AnyPgColumn | SQL<string | null>
}
