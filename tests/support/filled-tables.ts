import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../../platform/kernel/database/client'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** The table whose key it holds; null for none. */
  readonly refersTo: string | null
  readonly referredColumn: string | null
}

export type StoredRow = Readonly<Record<string, unknown>>

const rowsOfEach = 3

/** The columns of all tables that a statement may fill, with their foreign keys of one column. */
async function readColumns(database: Database): Promise<readonly Column[]> {
  return await rowsOf<Column & Record<string, unknown>>(
    database,
    sql`select columns.table_name as table, columns.column_name as name, columns.udt_name as type,
        keys.refers_to as "refersTo", keys.referred as "referredColumn"
      from information_schema.columns
      left join (
        select conrelid::regclass::text as of, attribute.attname as name, confrelid::regclass::text as refers_to,
          referred.attname as referred
        from pg_constraint
        join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
        join pg_attribute referred on referred.attrelid = confrelid and referred.attnum = confkey[1]
        where contype = 'f' and cardinality(conkey) = 1
      ) keys on keys.of = quote_ident(columns.table_name) and keys.name = columns.column_name
      where columns.table_schema = 'public' and columns.is_generated = 'NEVER' and columns.is_identity = 'NO'
        and coalesce(columns.column_default, '') not like 'nextval%'
      order by columns.table_name, columns.ordinal_position`,
  )
}

/** A value of a type, another one for each row. */
function valueOf({ table, name, type }: Column, row: number): unknown {
  if (type.startsWith('_'))
    return [valueOf({ table, name, type: type.slice(1), refersTo: null, referredColumn: null }, row)]
  switch (type) {
    case 'text':
      return `${table} ${name} ${row}`
    case 'bool':
      return row % 2 === 0
    case 'date':
      return `2026-03-0${row + 1}`
    case 'timestamptz':
      return `2026-03-0${row + 1}T08:00:00+00:00`
    case 'tsvector':
      return `'word${row}':1`
    case 'jsonb':
      return { 'zh-CN': `${table} ${name} ${row}`, en: `${name} ${row}` }
    case 'int2':
    case 'int4':
    case 'int8':
      return row + 1
    case 'float4':
    case 'float8':
    case 'numeric':
      return row + 0.5
    default:
      throw new Error(`there is no value of the type ${type}, which ${table}.${name} has`)
  }
}

/** Fills every table with rows, in the order of their foreign keys, and returns the tables. */
export async function fillTables(database: Database): Promise<readonly string[]> {
  const columns = await readColumns(database)
  const tables = new Set(columns.map(({ table }) => table))
  const rows = new Map<string, readonly StoredRow[]>()
  while (rows.size < tables.size) {
    const ready = [...tables].filter(
      (table) =>
        !rows.has(table) && columns.every((column) => column.table !== table || isKnown(column.refersTo, table, rows)),
    )
    if (ready.length === 0) throw new Error('foreign keys go in a circle')
    for (const table of ready) {
      const own = columns.filter((column) => column.table === table)
      const made = Array.from({ length: rowsOfEach }, (_, row) => rowOf(own, row, rows))
      rows.set(table, made)
      const names = sql.join(
        own.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )
      await database.execute(
        sql`insert into ${sql.identifier(table)} (${names})
          select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(made)}::jsonb)`,
      )
    }
  }
  return [...tables].sort()
}

const isKnown = (table: string | null, own: string, rows: ReadonlyMap<string, unknown>): boolean =>
  table === null || table === own || rows.has(table)

function rowOf(columns: readonly Column[], row: number, rows: ReadonlyMap<string, readonly StoredRow[]>): StoredRow {
  return Object.fromEntries(
    columns.map((column) => {
      const { table, name, refersTo, referredColumn } = column
      if (refersTo === null || referredColumn === null) return [name, valueOf(column, row)]
      return [name, refersTo === table ? null : rows.get(refersTo)?.[row]?.[referredColumn]]
    }),
  )
}

/** The rows of a table, as the database itself writes them. */
export async function storedRows(database: Database, table: string): Promise<readonly StoredRow[]> {
  const rows = await rowsOf<{ row: StoredRow }>(
    database,
    sql`select to_jsonb(stored) as row from ${sql.identifier(table)} stored order by to_jsonb(stored)::text`,
  )
  return rows.map(({ row }) => row)
}
