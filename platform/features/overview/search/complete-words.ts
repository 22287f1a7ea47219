import { and, desc, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { searchWords } from '../../frame/search-index/search-index.schema'

/**
 * Condition: a column starts with a prefix. It uses the operators of PostgreSQL's `text_pattern_ops` indexes, since an
 * index in the collation of a language cannot find prefixes.
 */
export const startsWith = (column: PgColumn, prefix: string): SQL =>
  sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${`${prefix}\u{10FFFF}`})`

/** The words of titles that begin as typed, those of most titles first. */
export async function selectCompletions(queries: Queries, prefix: string, most: number): Promise<readonly string[]> {
  const { word, titles } = searchWords
  return await queries.readColumn(
    build
      .select({ word })
      .from(searchWords)
      .where(and(startsWith(word, prefix), ne(word, prefix)))
      .orderBy(desc(titles))
      .limit(limitOf(most)),
  )
}
