import type { Language } from '../../../src/domain/frame/site/preferences'
import { and, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * A value written into the statement as a literal. Use it for values with few variants, because each variant gets a
 * plan of its own.
 */
export function literal(value: string | number): SQL {
  return sql.raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`)
}

/** The limit of a select as a literal, because a plan that is made without the limit may read the whole table. */
export const limitOf = (limit: number): number => literal(limit) as unknown as number

/** A text in one language. The language is a literal, since there are only two. */
export function inLanguage<Column extends PgColumn>(
  column: Column,
  language: Language,
): SQL<Column['_']['notNull'] extends true ? string : string | null> {
  return sql`${column}->>${literal(language)}`
}

/** The name of a column without its table, as `set` and the columns of an `insert` need it. */
export const nameOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`
export const namesOf = (...columns: readonly PgColumn[]): SQL => sql.join(columns.map(nameOf), sql`, `)

/**
 * Condition: the table has a row that meets the conditions. This subquery is written as text because drizzle's select
 * from a single table leaves out the names of tables before its columns.
 */
export const existsIn = (table: PgTable, ...conditions: readonly (SQL | undefined)[]): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${and(...conditions)})`

/**
 * Condition: the column has one of the values. They are sent as one array, so that the statement stays the same for any
 * number of values.
 */
export const isOneOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`

/** Counts the rows of a table that meet the condition. */
export const countOf = (table: PgTable, condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${table} where ${condition})`

/**
 * Condition: the row is after (`>`), at or after (`>=`), or before (`<`) a keyset cursor. The cursor has one value for
 * each of the columns, in their order; without a cursor there is no condition. What is computed is a number.
 */
export function isBeyond(
  direction: '<' | '>' | '>=',
  columns: readonly (PgColumn | SQL<number>)[],
  position: readonly unknown[] | null,
): SQL | undefined {
  if (position === null) return undefined
  const values = columns.map(
    (column, at) => sql`${position[at]}::${sql.raw(is(column, SQL) ? 'int' : column.getSQLType())}`,
  )
  return sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(direction)} (${sql.join(values, sql`, `)})`
}

/** Placeholders for the values of a keyset cursor in a prepared statement. */
export const cursorPlaces = (length: number) => Array.from({ length }, (_, at) => sql.placeholder(`cursor${at}`))
/** The values of a keyset cursor by the names of their placeholders. */
export const cursorValues = (position: readonly unknown[] | null) =>
  Object.fromEntries((position ?? []).map((value, at) => [`cursor${at}`, value]))

/** The value that the insert tried to write, for use in its `on conflict do update`. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${nameOf(column)}`

/** A source of one row for the `from` of a select that reads no table. */
export const one = sql`(select 1) as one`
