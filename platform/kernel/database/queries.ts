import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import type { Database } from './client'
import { runText } from './drizzle-session'
import { readEmbedded } from './embedded-reads'
import { Statement, statementOf } from './statement'
import type { PlaceholderValues, Select } from './statement'

/**
 * The one way to read. A statement of drizzle's builder gives the rows that its type says: a time column is a Date, as
 * it is where a write returns it. A statement written as text gives the rows of its own schema, where times are texts.
 */
export interface Queries {
  read<Row extends object, Name extends string = never>(
    statement: Select<Row> | Statement<Row, Name>,
    ...values: PlaceholderValues<Name>
  ): Promise<Row[]>
  /** Returns the first row; null without one. */
  readOne<Row extends object, Name extends string = never>(
    statement: Select<Row> | Statement<Row, Name>,
    ...values: PlaceholderValues<Name>
  ): Promise<Row | null>
  /** Like `read`, for statements with one column: returns its values. */
  readColumn<Row extends object, Name extends string = never>(
    statement: Select<Row> | Statement<Row, Name>,
    ...values: PlaceholderValues<Name>
  ): Promise<Row[keyof Row][]>
  /** Like `readOne`, for statements with one column: returns its value. */
  readValue<Row extends object, Name extends string = never>(
    statement: Select<Row> | Statement<Row, Name>,
    ...values: PlaceholderValues<Name>
  ): Promise<Row[keyof Row] | null>
}

const queriesByDatabase = new WeakMap<Database, Queries>()

/** Returns the queries of a database or of a transaction. */
export function queriesOf(database: Database): Queries {
  const queries = queriesByDatabase.get(database) ?? queriesIn(database)
  queriesByDatabase.set(database, queries)
  return queries
}

function queriesIn(database: Database): Queries {
  const readDocument = documentReader(database)
  const read: Queries['read'] = async <Row extends object>(
    statement: Select<Row> | Statement<Row, string>,
    values: Readonly<Record<string, unknown>> = {},
  ) => {
    const ready = readyOf(statement)
    const rows = ((await readDocument(asJsonStatement(ready), ready.valuesOf(values))) ?? []) as Record<
      string,
      unknown
    >[]
    return (ready.shape === null ? rows : rows.map(ready.shape.row)) as Row[]
  }
  const readColumn: Queries['readColumn'] = async <Row extends object>(
    statement: Select<Row> | Statement<Row, string>,
    values: Readonly<Record<string, unknown>> = {},
  ) => {
    const ready = readyOf(statement)
    const column = ((await readDocument(asJsonColumnStatement(ready), ready.valuesOf(values))) ?? []) as unknown[]
    return (ready.shape === null ? column : column.map(ready.shape.value)) as Row[keyof Row][]
  }
  return {
    read,
    readOne: async (...call) => (await read(...call))[0] ?? null,
    readColumn,
    readValue: async (...call) => (await readColumn(...call))[0] ?? null,
  }
}

const readyOf = <Row extends object>(statement: Select<Row> | Statement<Row, string>): Statement<Row, string> =>
  statement instanceof Statement ? statement : statementOf(statement)

/**
 * Calls the drivers directly where possible: the embedded database is much faster that way (`readEmbedded`), and an
 * error of PostgreSQL's driver does not repeat the values of the statement. A transaction is reached by drizzle alone.
 */
function documentReader(
  database: Database,
): (statement: SentStatement, values: readonly unknown[]) => Promise<unknown> {
  const { $client: client } = database
  const documentOf = (rows: readonly unknown[]): unknown => (rows[0] as { readonly rows: unknown } | undefined)?.rows
  if (client instanceof PGlite) return (statement, values) => readEmbedded(client, statement, values)
  if (client instanceof Pool)
    return async ({ text, name }, values) =>
      documentOf((await client.query({ text, ...(name === undefined ? {} : { name }), values: [...values] })).rows)
  return async ({ text, name }, values) => documentOf(await runText(database, text, values, name))
}

/** A statement as it is sent; a named one is parsed and planned once for each connection. */
export interface SentStatement {
  readonly text: string
  readonly name: string | undefined
}

/**
 * The statements that are prepared in each connection, by their text. They are kept because planning a page of a feed
 * costs as much as reading it. Every connection keeps all of them, so their number is limited; further ones are planned
 * each time.
 */
class NamedStatements {
  private readonly sent = new Map<string, SentStatement>()

  constructor(
    private readonly prefix: string,
    private readonly most: number,
  ) {}

  get(key: string, write: () => string): SentStatement {
    const cachedStatement = this.sent.get(key)
    if (cachedStatement !== undefined) return cachedStatement
    if (this.sent.size >= this.most) return { text: write(), name: undefined }
    const statement = { text: write(), name: `${this.prefix}${this.sent.size + 1}` }
    this.sent.set(key, statement)
    return statement
  }
}

/** Statements that are built once, because they run very often. */
const lasting = new NamedStatements('s', 300)
/** Statements that are built at each call; lists of values make many of them, so they may not take names from others. */
const passingStatements = new NamedStatements('p', 500)

const namesFor = ({ isLasting }: Statement<object, string>): NamedStatements =>
  isLasting ? lasting : passingStatements

/**
 * Wraps a statement to return its rows as one JSON document: databases write JSON faster than separate values, and V8
 * parses it faster. A page of a feed has three hundred values. From PostgreSQL, the rows that drizzle decodes took 1.07
 * times as long on a list, and 1.05 times on a first view; `readEmbedded` says what the document is worth elsewhere.
 */
function asJsonStatement(statement: Statement<object, string>): SentStatement {
  const { text, columns } = statement
  const columnList = columns === null ? '' : `(${columns.map((name) => `"${name}"`).join(', ')})`
  // drizzle's builder does not name the columns, so statements with the same text may differ in the names of their
  // columns.
  return namesFor(statement).get(
    `rows ${columnList}${text}`,
    () => `select json_agg(each_row) as rows from (${text}) each_row${columnList}`,
  )
}

function asJsonColumnStatement(statement: Statement<object, string>): SentStatement {
  const { text } = statement
  return namesFor(statement).get(
    `column ${text}`,
    () => `select json_agg(each_value) as rows from (${text}) each_row(each_value)`,
  )
}
