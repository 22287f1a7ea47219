import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../../platform/clean-up'
import { rowsOf } from '../../../platform/kernel/database/client'
import { startPlatform, type TestPlatform } from '../../support/platform'

const page = readFileSync('docs/retention.md', 'utf8')
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
const ending = namesIn(/## What ends by itself\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '')

/** Values of a row by the types of its columns: all its moments are `at`, and `mark` makes it differ from another row. */
function valueOf(type: string, at: Date, mark: number): string {
  if (type.startsWith('timestamp')) return type.endsWith('[]') ? `{"${at.toISOString()}"}` : at.toISOString()
  if (type === 'date') return at.toISOString().slice(0, 10)
  if (type.endsWith('[]')) return '{}'
  if (type === 'jsonb') return '{}'
  if (type === 'boolean') return 'false'
  return type === 'text' ? `row-${mark}` : String(mark)
}

describe('What is kept', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    // The rows of this test belong to nobody.
    await platform.database.execute(sql`set session_replication_role = replica`)
  })
  afterAll(async () => {
    await platform.database.execute(sql`set session_replication_role = default`)
    await platform.close()
  })

  const columnsOf = (table: string) =>
    rowsOf<{ name: string; type: string }>(
      platform.database,
      sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
  async function insert(table: string, at: Date, mark: number): Promise<void> {
    const columns = await columnsOf(table)
    await platform.database.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(
        columns.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}) values (${sql.join(
        columns.map(({ type }) => sql`${valueOf(type, at, mark)}`),
        sql`, `,
      )})`,
    )
  }
  const countOf = async (table: string) =>
    (
      await rowsOf<{ rows: number }>(platform.database, sql`select count(*)::int as rows from ${sql.identifier(table)}`)
    )[0]?.rows

  it('is said of every table, once', async () => {
    const tables = await rowsOf<{ name: string }>(
      platform.database,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    expect([...namesIn(page)].sort()).toEqual(tables.map(({ name }) => name))
  })

  it('ends when the page says so, and nothing younger with it', async () => {
    const now = platform.clock.now().getTime()
    const counts = async () => Promise.all(ending.map(async (table) => `${table}: ${await countOf(table)}`))
    for (const table of ending) await insert(table, new Date(now + 60_000), 1)
    // The clean-up has limits of its own, which are rows of a table, too.
    await cleanUp(platform.platform)
    const kept = await counts()
    for (const table of ending) await insert(table, new Date(now - 3 * 366 * 86_400_000), 2)
    await cleanUp(platform.platform)
    expect(await counts()).toEqual(kept)
    expect(kept.filter((count) => count.endsWith(': 0'))).toEqual([])
  })
})
