import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { Database } from './client'
import { readEmbedded } from './embedded-reads'

/** Hand-written statements with the placeholders `$1`, `$2`…; jsonb is returned parsed. */
export interface Queries {
  /** A read-only statement. Times are ISO 8601 with the offset of the session, which is UTC. */
  read<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** As `read`, for statements with one column: its values. */
  readColumn<Value>(text: string, values?: readonly unknown[]): Promise<Value[]>
  /** A statement that writes; times are returned in PostgreSQL's text format. */
  change<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** How a driver's session runs a statement that is already text; a named one is prepared once for each connection. */
interface Session {
  readonly client: unknown
  prepareQuery(
    query: { readonly sql: string; readonly params: unknown[] },
    fields: undefined,
    name: string | undefined,
    inArrays: boolean,
  ): { execute(): Promise<{ readonly rows: unknown[] }> }
}

const made = new WeakMap<Database, Queries>()

/** Hand-written statements over the database, or over the transaction that a call runs in. */
export function queriesOf(database: Database): Queries {
  const queries = made.get(database) ?? queriesIn((database as unknown as { readonly session: Session }).session)
  made.set(database, queries)
  return queries
}

function queriesIn(session: Session): Queries {
  const run = async ({ text, name }: Statement, values: readonly unknown[]) =>
    (await session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false).execute()).rows
  const readDocument = documentReader(session.client, run)
  return {
    read: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      ((await readDocument(gathered(text), values)) ?? []) as Row[],
    readColumn: async <Value>(text: string, values: readonly unknown[] = []) =>
      ((await readDocument(gatheredColumn(text), values)) ?? []) as Value[],
    change: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await run(named(text), values)) as Row[],
  }
}

type Ask<Answer> = (statement: Statement, values: readonly unknown[]) => Promise<Answer>

/**
 * Calls the drivers directly where possible, since the layer that hides their differences costs as much as they do;
 * within a transaction it goes through that layer.
 */
function documentReader(client: unknown, run: Ask<unknown[]>): Ask<unknown> {
  const documentOf = (rows: readonly unknown[]): unknown => (rows[0] as { readonly rows: unknown } | undefined)?.rows
  if (client instanceof PGlite) return (statement, values) => readEmbedded(client, statement, values)
  if (client instanceof Pool)
    return async ({ text, name }, values) =>
      documentOf((await client.query({ text, ...(name === undefined ? {} : { name }), values: [...values] })).rows)
  return async (statement, values) => documentOf(await run(statement, values))
}

/** A statement as it is sent; a named one is parsed and planned once for each connection. */
export interface Statement {
  readonly text: string
  readonly name: string | undefined
}

/**
 * Prepared statements, by their text as the features wrote it: planning a page of a feed costs as much as reading it.
 */
const reads = new Map<string, Statement>()
const columns = new Map<string, Statement>()
const changes = new Map<string, Statement>()
/** Every connection keeps what it prepared, so rare variants beyond this number are planned each time. */
const mostNames = 300

const named = (text: string): Statement => changes.get(text) ?? keep(changes, text, text)

/**
 * Wraps a statement to return its rows as one JSON document: databases write JSON faster than separate values, and V8
 * parses it faster. A page of a feed has three hundred values.
 */
const gathered = (text: string): Statement =>
  reads.get(text) ?? keep(reads, text, `select json_agg(each_row) as rows from (${text}) each_row`)
const gatheredColumn = (text: string): Statement =>
  columns.get(text) ?? keep(columns, text, `select json_agg(each_value) as rows from (${text}) each_row(each_value)`)

function keep(kept: Map<string, Statement>, text: string, sent: string): Statement {
  const count = reads.size + columns.size + changes.size
  if (count >= mostNames) return { text: sent, name: undefined }
  const statement = { text: sent, name: `s${count + 1}` }
  kept.set(text, statement)
  return statement
}
