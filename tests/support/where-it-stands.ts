import { sql } from 'drizzle-orm'
import type { Endpoint } from '../../contract/endpoint'
import { rowsOf, type Database } from '../../platform/kernel/database/client'
import { everyRead } from '../platform/trust/every-read'
import type { TestPlatform } from './platform'

/** Finds every column of every table that holds a word, whatever its type and its case. */
export async function columnsWith(database: Database, word: string): Promise<string[]> {
  // A table without a page has no rows; each of the others is read once for all of its columns.
  const tables = await rowsOf<{ table: string; columns: string[] }>(
    database,
    sql`select c.relname as table, array_agg(a.attname::text) as columns
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and pg_relation_size(c.oid) > 0
      group by c.relname`,
  )
  const holding: string[] = []
  for (const { table, columns } of tables) {
    const found = columns.map(
      (column) =>
        sql`bool_or(strpos(lower(${sql.identifier(column)}::text), ${word.toLowerCase()}) > 0) as ${sql.identifier(column)}`,
    )
    const [row] = await rowsOf<Record<string, boolean | null>>(
      database,
      sql`select ${sql.join(found, sql`, `)} from ${sql.identifier(table)}`,
    )
    for (const column of columns) if (row?.[column] === true) holding.push(`${table}.${column}`)
  }
  return holding.sort()
}

/** Finds every read of the contract whose answer to one of the readers holds one of some words; null stands for a guest. */
export async function readsWith(
  platform: TestPlatform,
  readers: readonly (string | null)[],
  ids: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const holding = new Set<string>()
  const seen = new Set<string>()
  for (const token of readers)
    for (const { endpoint, path, query } of everyRead(ids, [])) {
      const read = JSON.stringify([token, endpoint.name, path])
      // One query of each address tells enough: filters show less.
      if (endpoint.changesState || seen.has(read)) continue
      seen.add(read)
      const answer = await platform.call(endpoint as Endpoint, { path, query, ...(token === null ? {} : { token }) })
      const text = JSON.stringify(answer.data ?? null).toLowerCase()
      if (words.some((word) => text.includes(word.toLowerCase()))) holding.add(endpoint.name)
    }
  return [...holding].sort()
}
