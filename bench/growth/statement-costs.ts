import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/kernel/database/client'
import { openPostgres } from '../../platform/kernel/database/client'
import { migrate } from '../../platform/kernel/database/migrate'
import { cleanUpActs, prepareActs, residentActs, type CityAct, type Resident } from './city-acts'
import { sizeFor, type CitySize } from './city-rows'
import { openCounted, type CountedDatabase } from './counted-database'
import { fillCity, indexCity, memberIdOf } from './fill-city'

/** What one act costs in one city. */
export interface ActCost {
  readonly name: string
  /** Milliseconds of the second time for the same resident, with the way to the database and back. */
  readonly warm: number
  /** Milliseconds of the first time for a resident. */
  readonly first: number
  /** Pages of 8 KB that its statements touch. */
  readonly pages: number
}

/**
 * The first of the contents that no resident has opened or liked, by the arithmetic of `bigTables`; at random, so that a city
 * that was measured before is measured like a new one.
 */
const newContents = 7000 + Math.floor(Math.random() * 9000)

function residentOf(number: number, { contents }: CitySize): Resident {
  return {
    number,
    id: memberIdOf(number),
    newContent: (turn) => {
      const content = 1 + ((number * 31 + (newContents + turn) * 97) % contents)
      return { id: `many-${String(content).padStart(7, '0')}`, type: [3, 3, 3, 3, 3, 3, 4, 4, 1, 2][content % 10] ?? 3 }
    },
  }
}

/** Fills the database unless it is filled already, and measures what residents do in it. */
export async function measureCity(
  address: string,
  visits: number,
  { residents, say }: { readonly residents: number; readonly say: (done: string) => void },
): Promise<readonly ActCost[]> {
  const size = sizeFor(visits)
  const connection = openPostgres(address)
  await connection.exclusively(migrate)
  await connection.exclusively(async (database) => {
    if (await isFilled(database)) return say('is filled already')
    await fillCity(address, size, say)
    await indexCity(database)
    say('the index of the search')
  })
  await connection.close()
  const counted = openCounted(address)
  try {
    await prepareActs(counted.database)
    const costs: ActCost[] = []
    for (const act of residentActs) costs.push(await costOf(act, counted, size, residents))
    // What it removes is gone: there is one first time.
    for (const act of cleanUpActs) costs.push(await costOfCleanUp(act, counted))
    return costs
  } finally {
    await counted.close()
  }
}

async function isFilled(database: Database): Promise<boolean> {
  const result = await database.execute(sql`select 1 from visits limit 1`)
  return (result as unknown as { readonly rows: readonly unknown[] }).rows.length > 0
}

async function costOf(
  { name, act }: CityAct,
  counted: CountedDatabase,
  size: CitySize,
  residents: number,
): Promise<ActCost> {
  const { database } = counted
  const [warm, first, pages]: [number[], number[], number[]] = [[], [], []]
  // The statement is prepared, and its code is compiled, before anything counts.
  for (let turn = 20; turn < 30; turn += 1) await act(database, residentOf(1, size), turn)
  for (let index = 0; index < residents; index += 1) {
    // Spread over all residents, none of them twice.
    const resident = residentOf(Math.floor(((index + 0.5) / residents) * size.members), size)
    const timed = async (turn: number) => {
      const from = performance.now()
      await act(database, resident, turn)
      return performance.now() - from
    }
    first.push(await timed(0))
    pages.push((await counted.touchedBy(() => act(database, resident, 1))).pages)
    warm.push(await timed(2), await timed(3))
  }
  return { name, warm: middle(warm), first: middle(first), pages: middle(pages) }
}

/** The cost of a clean-up, for each 2,000 rows that it removes. */
async function costOfCleanUp({ name, act }: CityAct, counted: CountedDatabase): Promise<ActCost> {
  const from = performance.now()
  const { pages, removedRows } = await counted.touchedBy(() => act(counted.database, residentOf(0, sizeFor(1)), 0))
  // With fewer rows it would be the cost of finding that there is nothing to do.
  const steps = removedRows < 200 ? Number.NaN : removedRows / 2000
  const each = (performance.now() - from) / steps
  return { name, warm: each, first: each, pages: pages / steps }
}

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
