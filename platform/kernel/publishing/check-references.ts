import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import type { Misfit } from './publishable-kind'

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
  /** What it names, as an error calls it. */
  readonly name: string
  readonly table: PgTable & { readonly id: PgColumn }
  /** The id; omitted where the document names none. */
  readonly id: string | undefined
  /** Whether the folder that is published has it. */
  readonly isComing?: boolean
}

/** Finds the references of a document that lead to nothing. */
export async function checkReferences(queries: Queries, references: readonly Reference[]): Promise<Misfit[]> {
  const misfits: Misfit[] = []
  for (const { field, name, table, id, isComing = false } of references)
    if (id !== undefined && !isComing && !(await hasRow(queries, table, id)))
      misfits.push({ path: [field], message: `there is no ${name} "${id}"` })
  return misfits
}
