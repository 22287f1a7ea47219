import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { Database } from './client'
import { sessionOf } from './drizzle-session'
import type { DrizzleSession } from './drizzle-session'
import { readEmbedded } from './embedded-reads'
import { Statement, statementOf } from './statement'
import type { Select } from './statement'

/**
 * A row as it is read. It comes as JSON, so its times are texts in ISO 8601 with the offset of the session, which is
 * UTC.
 */
export type JsonRow<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

/** Read-only statements. Their rows come as one JSON document, by the shortest way that each driver has. */
export interface Queries {
  /** @param values the values of a prepared statement's placeholders, by name */
  read<Row extends object>(
    statement: Select<Row> | Statement<Row>,
    values?: Readonly<Record<string, unknown>>,
  ): Promise<JsonRow<Row>[]>
  /** Like `read`, for statements with one column: returns its values. */
  readColumn<Row extends object>(
    statement: Select<Row> | Statement<Row>,
    values?: Readonly<Record<string, unknown>>,
  ): Promise<JsonRow<Row>[keyof Row][]>
}

const queriesByDatabase = new WeakMap<Database, Queries>()

/** Returns the queries of a database or of a transaction. */
export function queriesOf(database: Database): Queries {
  const queries = queriesByDatabase.get(database) ?? queriesIn(sessionOf(database))
  queriesByDatabase.set(database, queries)
  return queries
}

function queriesIn(session: DrizzleSession): Queries {
  const readDocument = documentReader(session)
  return {
    read: async <Row extends object>(statement: Select<Row> | Statement<Row>, values = {}) => {
      const ready = statement instanceof Statement ? statement : statementOf(statement)
      return ((await readDocument(asJsonStatement(ready), ready.valuesOf(values))) ?? []) as JsonRow<Row>[]
    },
    readColumn: async <Row extends object>(statement: Select<Row> | Statement<Row>, values = {}) => {
      const ready = statement instanceof Statement ? statement : statementOf(statement)
      return ((await readDocument(gatheredColumn(ready), ready.valuesOf(values))) ?? []) as JsonRow<Row>[keyof Row][]
    },
  }
}

/**
 * Calls the drivers directly where possible, since drizzle's layer over both drivers takes as much time as they do.
 * Within a transaction it uses drizzle's layer.
 */
function documentReader(
  session: DrizzleSession,
): (statement: SentStatement, values: readonly unknown[]) => Promise<unknown> {
  const { client } = session
  const documentOf = (rows: readonly unknown[]): unknown => (rows[0] as { readonly rows: unknown } | undefined)?.rows
  if (client instanceof PGlite) return (statement, values) => readEmbedded(client, statement, values)
  if (client instanceof Pool)
    return async ({ text, name }, values) =>
      documentOf((await client.query({ text, ...(name === undefined ? {} : { name }), values: [...values] })).rows)
  return async ({ text, name }, values) => documentOf(await session.run(text, values, name))
}

/** A statement as it is sent; a named one is parsed and planned once for each connection. */
export interface SentStatement {
  readonly text: string
  readonly name: string | undefined
}

/**
 * The prepared statements of `read`, by the names of their columns and their text as it was built. They are kept
 * because planning a page of a feed costs as much as reading it.
 */
const reads = new Map<string, SentStatement>()
/** The prepared statements of `readColumn`, by their text as it was built. */
const columns = new Map<string, SentStatement>()
/**
 * The most statements that are prepared, since every connection keeps all of them. Further ones are planned each time.
 */
const mostNames = 300

/**
 * Wraps a statement to return its rows as one JSON document: databases write JSON faster than separate values, and V8
 * parses it faster. A page of a feed has three hundred values.
 */
function asJsonStatement({ text, columns: names }: Statement<object>): SentStatement {
  const columnList = names === null ? '' : `(${names.map((name) => `"${name}"`).join(', ')})`
  // drizzle's builder does not name the columns, so statements with the same text may differ in the names of their
  // columns.
  const key = columnList + text
  const statement = reads.get(key)
  if (statement !== undefined) return statement
  return cacheStatement(reads, key, `select json_agg(each_row) as rows from (${text}) each_row${columnList}`)
}

function gatheredColumn({ text }: Statement<object>): SentStatement {
  const statement = columns.get(text)
  if (statement !== undefined) return statement
  return cacheStatement(columns, text, `select json_agg(each_value) as rows from (${text}) each_row(each_value)`)
}

function cacheStatement(cache: Map<string, SentStatement>, key: string, text: string): SentStatement {
  const count = reads.size + columns.size
  if (count >= mostNames) return { text, name: undefined }
  const statement = { text, name: `s${count + 1}` }
  cache.set(key, statement)
  return statement
}
