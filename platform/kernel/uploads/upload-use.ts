import { and, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { existsIn } from '../database/expressions'
import { sources } from './uploads.schema'

/**
 * A column that holds addresses of uploads. Its feature declares it (`Feature.uploads`): an upload is kept while such a
 * column holds its address, and everybody may see it while one of them shows it; otherwise only those who were just
 * answered with a signed address (`view-address.ts`).
 */
export interface UploadUse {
  readonly column: AnyPgColumn
  /** One address, a JSON array of them, or one of pictures with their addresses as `url`. */
  readonly holds: 'address' | 'addresses' | 'pictures'
  /** Of its rows, those that count at all: an upload of a deleted case is dead. Left out: all. */
  readonly keptWhile?: SQL | undefined
  /** Of those, the ones that everybody may see. Left out: none. */
  readonly shownWhile?: SQL | 'always' | undefined
}

/** Condition on `sources`: something still refers to the upload. */
export const isKept = (uses: readonly UploadUse[]): SQL<boolean> => anyOf(uses.map((use) => refers(use)))

/** Condition on `sources`: something that everybody may see refers to it. */
export const isShown = (uses: readonly UploadUse[]): SQL<boolean> =>
  anyOf(
    uses.flatMap((use) => {
      const { shownWhile } = use
      return shownWhile === undefined ? [] : [refers(use, shownWhile === 'always' ? undefined : shownWhile)]
    }),
  )

function refers({ column, holds, keptWhile }: UploadUse, shownWhile?: SQL): SQL {
  // Each has an index that finds an address.
  const holdsIt =
    holds === 'address'
      ? sql`${column} = ${sources.url}`
      : holds === 'addresses'
        ? sql`${column} @> jsonb_build_array(${sources.url})`
        : sql`${column} @> jsonb_build_array(jsonb_build_object('url', ${sources.url}))`
  return existsIn(column.table, and(holdsIt, keptWhile, shownWhile))
}

const anyOf = (conditions: readonly SQL[]): SQL<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${or(...conditions)})`
