import { and, asc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import type { Exists, Misfit } from './publishable-kind'

/** Whether a table has a row with an id. */
export async function hasRow(
  queries: Queries,
  table: PgTable & { readonly id: PgColumn },
  id: string,
): Promise<boolean> {
  return (await queries.readOne(build.select({ id: table.id }).from(table).where(eq(table.id, id)))) !== null
}

interface Reference {
  /** The field that names it. */
  readonly field: string
  /** The kind of what it names, as an error calls it. */
  readonly kind: string
  readonly table: PgTable & { readonly id: PgColumn }
  /** The id; omitted where the document names none. */
  readonly id: string | undefined
}

/** Finds the references of a document that lead to nothing. */
export async function checkReferences(
  queries: Queries,
  exists: Exists,
  references: readonly Reference[],
): Promise<Misfit[]> {
  const misfits: Misfit[] = []
  for (const { field, kind, table, id } of references)
    if (id !== undefined && !(exists(kind, id) ?? (await hasRow(queries, table, id))))
      misfits.push({ path: [field], message: `there is no ${kind} "${id}"` })
  return misfits
}

/** A place where things of a kind may refer to another one by its id. */
interface Referring {
  readonly kind: string
  readonly column: PgColumn
  /** The column that names who refers. */
  readonly by: PgColumn
  /** Leaves out those that are not public any more. */
  readonly only?: SQL | undefined
}

/** The most things of a kind that are named. */
const mostNamed = 3

/** Finds things that refer to an id, as <kind>:<id>. */
export async function findReferring(
  queries: Queries,
  id: string,
  places: readonly Referring[],
): Promise<readonly string[]> {
  const keys: string[] = []
  for (const { kind, column, by, only } of places) {
    const rows = await queries.readColumn(
      build
        .selectDistinct({ id: by })
        .from(column.table)
        .where(and(eq(column, id), only))
        .orderBy(asc(by))
        .limit(mostNamed),
    )
    keys.push(...rows.map((each) => `${kind}:${String(each)}`))
  }
  return keys
}
