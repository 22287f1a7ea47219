import { Placeholder, is, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect, QueryBuilder } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { selectedColumns } from './drizzle-select'
import { shapeOf } from './row-shape'
import type { RowShape } from './row-shape'

/** The builder of drizzle without a connection: `queries.read(build.select(…).from(…))`. */
export const build = new QueryBuilder()
const dialect = new PgDialect()

/** A select of the builder, typed by the schema. */
export interface Select<Row extends object> {
  readonly _: { readonly result: Row[] }
  getSQL(): SQL
}

/** The type of a select's rows. */
export type RowOf<Of extends { readonly _: { readonly result: object[] } }> = Of['_']['result'][number]

/** The placeholders of a prepared statement, by their names. */
export type Placeholders<Name extends string> = { readonly [Each in Name]: Placeholder<Each> }

/** What a call of a statement takes: nothing, or the values of its placeholders, by their names. */
export type PlaceholderValues<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, unknown>>]

/** A read-only statement as it is sent, with placeholders for the values that differ from call to call. */
export class Statement<Row extends object, Name extends string = never> {
  declare readonly row: Row
  declare readonly placeholders: Name
  readonly text: string
  private readonly params: readonly unknown[]

  /**
   * Takes a statement of the builder, or one that is written as text.
   * @param columns names for the columns of the rows, in their order; null where the statement names them itself
   */
  constructor(
    statement: SQL,
    readonly columns: readonly string[] | null,
    /**
     * Converts the rows of the document into those that the statement's type describes; null where they are the same.
     */
    readonly shape: RowShape | null,
    /** Whether the statement is kept and runs again. */
    readonly isLasting: boolean,
    /** The name in `textStatements` of a statement written as text; null for others. */
    readonly name: string | null = null,
  ) {
    const { sql, params } = dialect.sqlToQuery(statement)
    this.text = sql
    this.params = params
  }

  /** @param parameters values of the statement's placeholders, by name */
  valuesOf(parameters: Readonly<Record<string, unknown>>): unknown[] {
    return this.params.map((param) => {
      if (!is(param, Placeholder)) return param
      if (!(param.name in parameters)) throw new Error(`A statement has no value for ${param.name}: ${this.text}`)
      return parameters[param.name]
    })
  }
}

/**
 * Makes a statement from a select. drizzle's builder does not name the columns that it selects, so their names are
 * taken from the selection, which has the same order.
 */
export function statementOf<Row extends object, Name extends string = never>(
  select: Select<Row>,
  isLasting = false,
): Statement<Row, Name> {
  const columns = selectedColumns(select)
  const names = columns.map(({ path }) => path.join('.'))
  return new Statement<Row, Name>(select.getSQL(), names, shapeOf(columns), isLasting)
}

/** The most variants whose statements are kept; the statement of any further variant is built at each call. */
const mostVariants = 200

function oncePerVariant<Variant extends readonly unknown[], Made>(make: (...variant: Variant) => Made) {
  const statements = new Map<string, Made>()
  return (...variant: Variant): Made => {
    const key = JSON.stringify(variant)
    const statement = statements.get(key) ?? make(...variant)
    if (statements.size < mostVariants) statements.set(key, statement)
    return statement
  }
}

const placeholdersOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Placeholders<Name>

/**
 * A select that runs very often. It is built once for each variant and not for each call, because building it costs as
 * much as running it. Values that differ from call to call have placeholders: their names are written once, here, and
 * the compiler compares with them what the statement contains and what its calls pass.
 */
export function preparedSelect<const Name extends string, Variant extends readonly unknown[], Row extends object>(
  names: readonly Name[],
  select: (placeholders: Placeholders<Name>, ...variant: Variant) => Select<Row>,
): (...variant: Variant) => Statement<Row, Name> {
  const placeholders = placeholdersOf(names)
  return oncePerVariant((...variant: Variant) => statementOf<Row, Name>(select(placeholders, ...variant), true))
}

/** Every statement that is written as text, with the schema of its rows, which a test compares with real rows. */
export const textStatements = new Map<string, z.ZodMiniType>()

/**
 * A statement written as text, for a case that drizzle's builder cannot express or makes slower. The names of tables
 * and columns come from the schema, the type of its rows comes from `row`. It is built once for each variant, like a
 * `preparedSelect`.
 */
export function textStatement<
  const Name extends string,
  Variant extends readonly unknown[],
  Row extends z.ZodMiniObject,
>(
  name: string,
  row: Row,
  names: readonly Name[],
  write: (placeholders: Placeholders<Name>, ...variant: Variant) => SQL,
): (...variant: Variant) => Statement<z.output<Row>, Name> {
  textStatements.set(name, row)
  const placeholders = placeholdersOf(names)
  return oncePerVariant(
    (...variant: Variant) =>
      new Statement<z.output<Row>, Name>(write(placeholders, ...variant), null, null, true, name),
  )
}
