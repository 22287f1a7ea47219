import { Column, SQL, Subquery, Table, getTableColumns, getTableName, is, noopDecoder } from 'drizzle-orm'
import type { DriverValueDecoder } from 'drizzle-orm'

/** A column of a select's rows. */
export interface SelectedColumn {
  /** The names that lead to it: one, or two and more where the selection is nested. */
  readonly path: readonly string[]
  /**
   * Converts a value of the JSON document into the one that the selection's type describes; null where both are the
   * same.
   */
  readonly decode: ((value: unknown) => unknown) | null
  /** The name of the table that may have no row here, because it is in an outer join; null for all others. */
  readonly missingWith: string | null
}

/** The parts of drizzle's select that we use. They are not public: `queries.test.ts` fails when they change. */
interface PrivateSelect {
  readonly _: { readonly config: { readonly fields: object } }
  /** Whether each joined table has a row in every row of the select. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>
}

/** Lists the columns of a select in their order. Nothing else reads the private parts of drizzle's select. */
export function selectedColumns(select: object): readonly SelectedColumn[] {
  const { _, joinsNotNullableMap = {} } = select as PrivateSelect
  return columnsOf(_.config.fields, [], joinsNotNullableMap)
}

function columnsOf(
  fields: object,
  within: readonly string[],
  alwaysThere: Readonly<Record<string, boolean>>,
): SelectedColumn[] {
  return Object.entries(fields).flatMap(([name, field]: [string, unknown]): SelectedColumn[] => {
    const path = [...within, name]
    if (is(field, Column)) {
      const table = getTableName(field.table)
      return [{ path, decode: decodeColumn(field), missingWith: alwaysThere[table] === false ? table : null }]
    }
    if (is(field, SQL)) return [{ path, decode: decodeWith(decoderOf(field)), missingWith: null }]
    if (is(field, SQL.Aliased)) return [{ path, decode: decodeWith(decoderOf(field.sql)), missingWith: null }]
    if (is(field, Subquery)) return [{ path, decode: decodeWith(decoderOf(field._.sql)), missingWith: null }]
    return columnsOf(is(field, Table) ? getTableColumns(field) : (field as object), path, alwaysThere)
  })
}

type Decoder = DriverValueDecoder<unknown, unknown>

const decoderOf = (expression: SQL): Decoder => (expression as unknown as { readonly decoder: Decoder }).decoder

const decodeWith = (decoder: Decoder): SelectedColumn['decode'] => {
  if (is(decoder, Column)) return decodeColumn(decoder)
  return decoder === noopDecoder ? null : (value) => decoder.mapFromDriverValue(value)
}

/** The types that JSON has itself. */
const jsonTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'json'])

const decodeColumn = (column: Column): SelectedColumn['decode'] =>
  jsonTypes.has(column.dataType) ? null : (value) => column.mapFromDriverValue(value)
