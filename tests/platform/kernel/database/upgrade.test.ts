import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFeed } from '../../../../contract/feed'
import { openPglite, openPostgres, type DatabaseConnection } from '../../../../platform/kernel/database/client'
import { applyMigrations } from '../../../../platform/kernel/database/drizzle-session'
import { migrate, migrationsFolder } from '../../../../platform/kernel/database/migrate'
import { fillTables, storedRows, type StoredRow } from '../../../support/filled-tables'
import { startPlatform } from '../../../support/platform'
import { findPostgres, startPostgres } from '../../../support/postgres-cluster'

const config = { migrationsFolder }
const migrations = readMigrationFiles(config)
const [oldest, ...since] = migrations
const later = since.flatMap(({ sql }) => sql)

/** The names that tables have now, by the names that they had at first. */
const renamed = new Map(
  later.flatMap((statement) => {
    const [, from, to] = /ALTER TABLE "(\w+)" RENAME TO "(\w+)"/.exec(statement) ?? []
    return from === undefined || to === undefined ? [] : [[from, to] as const]
  }),
)
/**
 * What a migration changed in rows that were there: a text about opening hours became part of the introduction, and what
 * was taken back or stood beside its row lost its words.
 */
const rewritten = new Set([
  ...['venues.hours', 'venues.intro'],
  ...['comments.text', 'team_letters.text', 'reported_things.text'],
])

const isMissing = (await findPostgres()) === null

describe.each([
  ['PGlite', () => openPglite(null)],
  ...(isMissing
    ? []
    : [['PostgreSQL', async () => openPostgres(await (await startPostgres())!.newDatabase())] as const]),
] as const)('an upgrade from the oldest tables (%s)', (_, open) => {
  let connection: DatabaseConnection
  beforeEach(async () => {
    connection = await open()
  })
  afterEach(() => connection.close())

  it('keeps every row of every table with all that is in it, and the platform starts over it', async () => {
    const { database } = connection
    await applyMigrations(database, [oldest], config)
    const tables = await fillTables(database)
    expect(tables.length).toBeGreaterThan(100)
    const before = new Map<string, readonly StoredRow[]>()
    for (const table of tables) before.set(table, await storedRows(database, table))
    await migrate(database)
    for (const [table, rows] of before) {
      const kept = await storedRows(database, renamed.get(table) ?? table)
      expect(kept, table).toHaveLength(rows.length)
      for (const row of rows) {
        const same = Object.fromEntries(Object.entries(row).filter(([name]) => !rewritten.has(`${table}.${name}`)))
        expect(kept, table).toContainEqual(expect.objectContaining(same))
      }
    }
    const platform = await startPlatform({ connection: { ...connection, close: async () => undefined } })
    expect(await platform.ask(listFeed)).toMatchObject({ items: [] })
    await platform.close()
  })
})
