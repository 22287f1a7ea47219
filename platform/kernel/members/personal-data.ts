import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DeletionBlock } from '../../../src/domain/people/own-data/own-data'
import type { Language } from '../../../src/domain/frame/site/preferences'
import type { Database, Transaction } from '../database/client'
import type { RowCount } from '../database/counted-act'
import type { Vault } from '../shared/vault'

/** A row of any table, by the names of its columns in the schema. */
export type PersonalRow = Readonly<Record<string, unknown>>

/**
 * What becomes of the rows of a table that name a member, declared by the feature beside the table
 * (`<feature>.personal.ts`). `tests/platform/features/people/own-data/every-table.test.ts` fails for a column that names
 * members and has no rule.
 */
export interface PersonalData {
  readonly table: PgTable
  /** The column that names the member. */
  readonly member: PgColumn
  /** What the member's copy of their data has of each row; null for what tells nothing about them. */
  readonly copy: {
    /** The columns that are left out, such as hashes and sealed texts. */
    readonly without?: readonly string[]
    /** What is sealed, opened for its member. */
    readonly opened?: (vault: Vault, row: never) => PersonalRow
  } | null
  /** The rows that are removed with the account: all, none, or those that meet a condition. */
  readonly removed: boolean | SQL
  /** The counts of these rows, which fall with the removed ones. */
  readonly counts?: readonly RowCount[]
  /** Removes the steps of the removed rows, which are cases of this kind. */
  readonly cases?: string
  /** Removes the contents with the ids of the removed rows, with everything under them. */
  readonly hasContents?: true
  /** Why the other rows stay, without the member's name, and what is cleared in them. */
  readonly kept?: {
    readonly why: string
    readonly set?: (about: { readonly at: Date; readonly language: Language }) => PersonalRow
  }
}

/** What the features declare about the data of members. */
export interface MemberData {
  readonly personalData: readonly PersonalData[]
  /** What must be settled before an account is deleted. */
  readonly deletionBlocks: readonly ((
    database: Database,
    userId: string,
    at: Date,
  ) => Promise<readonly DeletionBlock[]>)[]
  /** Ends what the member takes part in, before their rows are removed. */
  readonly beforeDeletion: readonly ((transaction: Transaction, userId: string, at: Date) => Promise<void>)[]
}

/** Rows that are copied whole and removed whole. */
export const ownRows = (table: PgTable, member: PgColumn, without: readonly string[] = []): PersonalData => ({
  table,
  member,
  copy: { without: [...without] },
  removed: true,
})

/** Rows that tell the member nothing, and are removed. */
export const hiddenRows = (table: PgTable, member: PgColumn): PersonalData => ({
  table,
  member,
  copy: null,
  removed: true,
})

/** Rows that belong to others or to an account of the platform, and stay; the member's id leads to no name any more. */
export const keptRows = (
  table: PgTable,
  member: PgColumn,
  why: string,
  { copy = null, set }: { readonly copy?: PersonalData['copy']; readonly set?: () => PersonalRow } = {},
): PersonalData => ({ table, member, copy, removed: false, kept: set === undefined ? { why } : { why, set } })
