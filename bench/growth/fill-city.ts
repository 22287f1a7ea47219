import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { indexMissing } from '../../platform/features/frame/search-index/index-contents'
import type { Database } from '../../platform/kernel/database/client'
import { digest } from '../../platform/kernel/shared/signer'
import { bigTables, type CitySize, contentsInsertion, residentTables } from './city-rows'

/** Rows that one statement inserts. */
const batch = 2_000_000

export const memberIdOf = (member: number): string => `member-${String(member).padStart(7, '0')}`

/** The token of a session that `fillCity` opened for a member. */
export const tokenOf = (member: number): string => `growth-session-${member}`

export const tokenHashOf = (member: number): string => digest(tokenOf(member))

/**
 * Fills a migrated database with the rows of a city: its residents with a session each, contents, and what they have
 * opened, played, liked and been told. Needs the rights to switch triggers off (foreign keys are not checked, because
 * all rows refer to rows that are inserted here), and two connections, since the history takes as long as all the rest.
 * @param say is told what was just done
 */
export async function fillCity(address: string, size: CitySize, say: (done: string) => void): Promise<void> {
  await withClient(address, async (client) => {
    for (const insertion of contentsInsertion(size)) await client.query(insertion)
    for (const table of residentTables(size)) await insertRows(client, table.name, table.rows, table.insertion, say)
    await client.query('vacuum analyze')
  })
  const [history, ...others] = bigTables(size)
  const fill = (tables: typeof others) =>
    withClient(address, async (client) => {
      for (const { name, rows, insertion } of tables)
        await withoutIndexes(client, name, say, () => insertRows(client, name, rows, insertion, say))
    })
  await Promise.all([fill(history === undefined ? [] : [history]), fill(others)])
}

/** Puts the contents into the index of the search. */
export async function indexCity(database: Database): Promise<void> {
  // Building this index once is faster than updating it row by row.
  await database.execute(sql`drop index search_entries_by_words`)
  await indexMissing(database, null, [])
  await database.execute(
    sql`create index search_entries_by_words on search_entries using gin (words) with (fastupdate = off)`,
  )
  for (const table of ['search_entries', 'search_words']) await database.execute(sql.raw(`vacuum analyze ${table}`))
}

async function withClient(address: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query('set max_parallel_maintenance_workers = 1')
    await act(client)
  } finally {
    await client.end()
  }
}

async function insertRows(
  client: Client,
  name: string,
  rows: number,
  insertion: (first: number, last: number) => string,
  say: (done: string) => void,
): Promise<void> {
  // In the transaction that empties it, a table is written without a log, where the server has `wal_level = minimal`.
  await client.query('begin')
  await client.query(`truncate ${name} cascade`)
  for (let first = 0; first < rows; first += batch)
    await client.query(insertion(first, Math.min(rows, first + batch) - 1))
  await client.query('commit')
  say(`${rows.toLocaleString('en')} rows of ${name}`)
}

/** Fills a table without its indexes, and makes them afterwards, which is faster than to keep them up to date. */
async function withoutIndexes(
  client: Client,
  name: string,
  say: (done: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u')`,
    [name],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname <> all ($2)`,
    [name, keys.map((key) => key.name)],
  )
  for (const key of keys) await client.query(`alter table ${name} drop constraint "${key.name}"`)
  for (const index of indexes) await client.query(`drop index "${index.name}"`)
  await fill()
  for (const key of keys) {
    await client.query(`alter table ${name} add constraint "${key.name}" ${key.definition}`)
    say(key.name)
  }
  for (const index of indexes) {
    await client.query(index.definition)
    say(index.name)
  }
  await client.query(`vacuum analyze ${name}`)
}
