import type { ReportableKindName, ReportSubject } from '../../../src/domain/participation/reports/report-subject'
import type { Database, Transaction } from '../database/client'

/** What somebody wrote or shows, as the office judges it. */
export interface ReportedText {
  readonly id: string
  /** The member who answers for it; null when nobody does at present, such as for a team without a leader. */
  readonly authorId: string | null
  /** Whether its author is not named, so that the office does not learn either who it is. */
  readonly isAnonymous?: true
  readonly text: string
  /** The title of the content that it belongs to, '' for none. */
  readonly place: string
  /** Addresses of its pictures and films. */
  readonly pictures: readonly string[]
}

/** A kind of things that can be reported, which the feature of these things declares. */
export interface ReportableKind {
  readonly kind: ReportableKindName
  /** Reads those of some things that others can see. */
  readonly find: (database: Database, ids: readonly string[]) => Promise<readonly ReportedText[]>
  /**
   * Whether a member sees one of them now; absent where all members do. A member who does not see it can neither
   * bring it before the office nor learn that it exists.
   */
  readonly isSeenBy?: (database: Database, id: string, userId: string, at: Date) => Promise<boolean>
  /** Tells those who lead the place where it stands, after its first report. */
  readonly onReported?: (transaction: Transaction, id: string, at: Date) => Promise<void>
  /**
   * Takes it from the public for the office, and tells its author the reason. Throws a `Refusal` when the thing does not
   * allow it.
   */
  readonly remove: (transaction: Transaction, id: string, reason: string, at: Date) => Promise<void>
}

/** Reads a thing of any kind that others can see; null when there is none. */
export async function findReported(
  kinds: readonly ReportableKind[],
  database: Database,
  { kind, id }: ReportSubject,
): Promise<ReportedText | null> {
  const found = await kinds.find((each) => each.kind === kind)?.find(database, [id])
  return found?.[0] ?? null
}
