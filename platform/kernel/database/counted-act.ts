import { and, eq, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'
import { nameOf, namesOf, one } from './expressions'
import { writing } from './writing'

type Value = readonly [column: PgColumn, value: string | number]

/** An act such as a like or a follow, stored as one row while it lasts. Its target stores the count of these rows. */
interface CountedAct<Counted extends PgTable> {
  readonly on: boolean
  /** Selects the key of the target in a column named `id`, or no row when the target is gone. */
  readonly target: SQLWrapper
  readonly rows: PgTable
  /** The column of `rows` that refers to the target. */
  readonly refersTo: PgColumn
  /** The values that make the row unique. */
  readonly identifiedBy: readonly Value[]
  /** Further values of the row, which are only stored. */
  readonly also?: readonly Value[]
  readonly counted: Counted
  readonly key: PgColumn
  readonly counter: keyof Counted['_']['columns'] & string
}

/**
 * Adds or removes the row and updates the count in one statement. The unique key allows the row only once, and the
 * count changes by the number of rows really written. So repeats, double taps and two devices at once end in the same
 * state, and nothing is read before it is written.
 * @returns the new count; null when the target is gone
 */
export async function carryOutCounted<Counted extends PgTable>(
  database: Database,
  { on, target: targetId, rows, refersTo, identifiedBy, also = [], counted, key, counter }: CountedAct<Counted>,
): Promise<number | null> {
  const target = database.$with('target', { id: key }).as(sql`${targetId.getSQL()}`)
  const stored = [...identifiedBy, ...also]
  const insert = sql`insert into ${rows} (${namesOf(refersTo, ...stored.map(([column]) => column))})
    select ${sql.join([sql`id`, ...stored.map(typedValue)], sql`, `)} from ${target} on conflict do nothing returning 1`
  const remove = sql`delete from ${rows} where ${and(
    ...identifiedBy.map(([column, value]) => eq(column, value)),
    sql`${refersTo} in (select id from ${target})`,
  )} returning 1`
  const changedRows = database.$with('changed', { id: key }).as(on ? insert : remove)
  const column = (counted as unknown as Record<string, PgColumn>)[counter] as PgColumn
  const count = sql`greatest(0, ${column} ${sql.raw(on ? '+' : '-')} (select count(*)::int from ${changedRows}))`
  const [row] = await database
    .with(target, changedRows)
    .update(counted)
    // TypeScript cannot tell that the computed name is a column of the table.
    .set({ [counter]: count } as never)
    .where(sql`${key} = (select id from ${target})`)
    .returning({ count: sql<number>`${nameOf(column)}` })
  return row?.count ?? null
}

/** A count of rows, which the things store to which the rows refer. */
export interface RowCount {
  /** The columns of the rows that refer to the thing, each row to another one. */
  readonly refersTo: readonly PgColumn[]
  /** The columns of the thing to which they refer. */
  readonly key: readonly PgColumn[]
  readonly counter: PgColumn
  /** The rows that are counted there: those with this value; all when it is left out. */
  readonly only?: readonly [column: PgColumn, value: string]
}

/**
 * Removes rows and lowers the counts of them in one statement. The things are locked in one order, so that two such
 * removals never deadlock.
 * @returns the number of removed rows
 */
export async function removeCounted(
  database: Database,
  rows: PgTable,
  condition: SQL | undefined,
  counts: readonly RowCount[],
): Promise<number> {
  const removedRows = database.$with('removed', {}).as(sql`delete from ${rows} where ${condition} returning *`)
  const lowered = counts.map(({ refersTo, key, counter, only }, index) => {
    const isCounted = only === undefined ? sql`true` : sql`${nameOf(only[0])} = ${only[1]}`
    const columns = sql.join([...key], sql`, `)
    const lockedThings = sql`select ${columns} from ${counter.table}
      where (${columns}) in (select ${namesOf(...refersTo)} from ${removedRows} where ${isCounted}) order by ${columns} for update`
    return database
      .$with(`lowered_${index}`, {})
      .as(
        sql`update ${counter.table} set ${nameOf(counter)} = greatest(0, ${counter} - 1) where (${columns}) in (${lockedThings}) returning 1`,
      )
  })
  const [row] = await writing(database, removedRows, ...lowered)
    .select({ removed: sql<number>`(select count(*)::int from ${removedRows})` })
    .from(one)
  return row?.removed ?? 0
}

const typedValue = ([column, value]: Value): SQL => sql`${value}::${sql.raw(column.getSQLType())}`
