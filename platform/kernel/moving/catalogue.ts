import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '../database/client'
import type { Database } from '../database/client'

/** The schema of what moving itself needs. It is never moved. */
export const movingSchema = 'townsquare_moving'

export interface MovedTable {
  /** The schema and the name, quoted for statements. */
  readonly name: string
  /** The columns that rows are written with, quoted; the database computes the others. */
  readonly written: readonly { readonly name: string; readonly type: string }[]
  /** All columns, quoted. */
  readonly columns: readonly string[]
}

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly generated: boolean
}

/** Whether a relation (`c`, in the schema `n`) is neither of the system, nor of an extension, nor of moving itself. */
const isOurs: SQL = sql`n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', ${sql.raw(`'${movingSchema}'`)})
  and n.nspname not like 'pg\\_temp%' and n.nspname not like 'pg\\_toast%'
  and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')`

/** All tables with rows of their own, in every schema. */
export async function readTables(database: Database): Promise<readonly MovedTable[]> {
  const rows = await rowsOf<ColumnRow>(
    database,
    sql`select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as "column",
          format_type(a.atttypid, a.atttypmod) as "type", a.attgenerated <> '' as "generated"
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind = 'r' and ${isOurs} order by 1, quote_ident(a.attname) collate "C"`,
  )
  const names = [...new Set(rows.map(({ table }) => table))]
  return names.map((name) => {
    const own = rows.filter(({ table }) => table === name)
    return {
      name,
      columns: own.map(({ column }) => column),
      written: own.filter(({ generated }) => !generated).map(({ column, type }) => ({ name: column, type })),
    }
  })
}

/** The relations of a database that anybody made in it: none in an empty one. */
export async function readRelations(database: Database): Promise<readonly string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    sql`select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${isOurs} order by 1`,
  )
  return rows.map(({ name }) => name)
}

export interface NumberSequence {
  readonly name: string
  /** The last number that it gave; null when it gave none. */
  readonly last: string | null
  readonly start: string
}

export async function readSequences(database: Database): Promise<readonly NumberSequence[]> {
  return await rowsOf(
    database,
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as last, start_value::text as start
        from pg_sequences where schemaname <> ${movingSchema} order by 1`,
  )
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function readForeignKeys(database: Database): Promise<readonly ForeignKey[]> {
  return await rowsOf(
    database,
    sql`select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
          pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and k.conparentid = 0 and ${isOurs} order by 1, 2`,
  )
}

/** The triggers that are no part of a constraint. */
export async function readTriggers(database: Database): Promise<readonly Pick<ForeignKey, 'table' | 'name'>[]> {
  return await rowsOf(
    database,
    sql`select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(t.tgname) as name
        from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
        where not t.tgisinternal and ${isOurs} order by 1, 2`,
  )
}
