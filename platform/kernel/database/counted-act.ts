import { and, eq, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'
import { nameOf, namesOf } from './expressions'

type Value = readonly [column: PgColumn, value: string | number]

/** An act such as a like or a follow: one row while it lasts, and a count of these rows at its target. */
interface CountedAct<Counted extends PgTable> {
  readonly on: boolean
  /** Selects the key of what is acted on, in a column named `id`; nothing when it is gone. */
  readonly target: SQLWrapper
  readonly rows: PgTable
  /**
   * `refersTo`: the row's column that refers to the target; `identifiedBy`: the values that make the row unique; the
   * remaining values are only stored.
   */
  readonly refersTo: PgColumn
  readonly identifiedBy: readonly Value[]
  readonly also?: readonly Value[]
  readonly counted: Counted
  readonly key: PgColumn
  readonly counter: keyof Counted['_']['columns'] & string
}

/**
 * Adds or removes the row in one statement per act: the unique key stores it at most once, and the count changes by the
 * rows really written. Repeats, double taps and two devices at once end in the same state, and nothing is read before
 * it is written.
 * @returns the new count; null when the target is gone
 */
export async function carryOutCounted<Counted extends PgTable>(
  database: Database,
  { on, target: wanted, rows, refersTo, identifiedBy, also = [], counted, key, counter }: CountedAct<Counted>,
): Promise<number | null> {
  const target = database.$with('target', { id: key }).as(sql`${wanted.getSQL()}`)
  const stored = [...identifiedBy, ...also]
  const insert = sql`insert into ${rows} (${namesOf(refersTo, ...stored.map(([column]) => column))})
    select ${sql.join([sql`id`, ...stored.map(typed)], sql`, `)} from ${target} on conflict do nothing returning 1`
  const remove = sql`delete from ${rows} where ${and(
    ...identifiedBy.map(([column, value]) => eq(column, value)),
    sql`${refersTo} in (select id from ${target})`,
  )} returning 1`
  const changed = database.$with('changed', { id: key }).as(on ? insert : remove)
  const column = (counted as unknown as Record<string, PgColumn>)[counter] as PgColumn
  const count = sql`greatest(0, ${column} ${sql.raw(on ? '+' : '-')} (select count(*)::int from ${changed}))`
  const [row] = await database
    .with(target, changed)
    .update(counted)
    // The type cannot say that a computed name is one of the table's.
    .set({ [counter]: count } as never)
    .where(sql`${key} = (select id from ${target})`)
    .returning({ count: sql<number>`${nameOf(column)}` })
  return row?.count ?? null
}

const typed = ([column, value]: Value): SQL => sql`${value}::${sql.raw(column.getSQLType())}`
