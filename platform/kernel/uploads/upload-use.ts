import { and, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { existsIn } from '../database/expressions'
import { sources } from './uploads.schema'

/**
 * A column that holds addresses of uploads, which its feature declares (`PlatformFeature.uploads`). An upload is stored
 * while such a column holds its address. Everybody may see it while a public row shows it; otherwise only callers who
 * just got an answer with its signed address may (`view-address.ts`).
 */
export interface UploadUse {
  readonly column: AnyPgColumn
  /**
   * What the column holds: one address, a JSON array of addresses, or a JSON array of pictures with their addresses as
   * `url`.
   */
  readonly content: 'address' | 'addresses' | 'pictures'
  /**
   * Condition for the rows that keep their uploads stored; all rows when omitted. A deleted case, for example, no
   * longer needs its uploads.
   */
  readonly isKeptWhile?: SQL | undefined
  /** Selects those of these rows that everybody may see; without it none is public. */
  readonly isShownWhile?: SQL | 'always' | undefined
}

/** Condition on `sources`: some row still refers to the upload. */
export const isKept = (uses: readonly UploadUse[]): SQL<boolean> => anyOf(uses.map((use) => refersToUpload(use)))

/** Condition on `sources`: some row that everybody may see refers to it. */
export const isShown = (uses: readonly UploadUse[]): SQL<boolean> =>
  anyOf(
    uses.flatMap((use) => {
      const { isShownWhile } = use
      return isShownWhile === undefined
        ? []
        : [refersToUpload(use, isShownWhile === 'always' ? undefined : isShownWhile)]
    }),
  )

function refersToUpload({ column, content, isKeptWhile }: UploadUse, shownWhile?: SQL): SQL {
  // Each of these conditions has an index by address.
  const holdsIt =
    content === 'address'
      ? sql`${column} = ${sources.url}`
      : content === 'addresses'
        ? sql`${column} @> jsonb_build_array(${sources.url})`
        : sql`${column} @> jsonb_build_array(jsonb_build_object('url', ${sources.url}))`
  return existsIn(column.table, and(holdsIt, isKeptWhile, shownWhile))
}

const anyOf = (conditions: readonly SQL[]): SQL<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${or(...conditions)})`
