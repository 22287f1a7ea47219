import { sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rowsOf, type DatabaseConnection } from '../../../../platform/kernel/database/client'
import { migrate } from '../../../../platform/kernel/database/migrate'
import { getOrCreateSetting } from '../../../../platform/kernel/database/settings'
import { laterMigrations, type LaterMigration } from '../../../support/later-version'
import { freshPglite } from '../../../support/pglite-template'

const adds = (name: string): LaterMigration => ({ name, sql: `create table "${name}" ("id" text)`, isAdditive: true })
const takesAway: LaterMigration = {
  ...{ name: 'take-away', isAdditive: false },
  sql: '-- contract: nothing has used it since version 3\nalter table "feedback" drop column "contact"',
}
const deletes = /[Rr]emove|empty the database/

let connection: DatabaseConnection
const folders: string[] = []
beforeEach(async () => {
  connection = await freshPglite()
})
afterEach(async () => {
  await connection.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const later = async (...migrations: LaterMigration[]) => {
  const folder = await laterMigrations(migrations)
  folders.push(folder)
  return folder
}
const tables = async () =>
  (await rowsOf<{ name: string }>(connection.database, sql`select tablename as name from pg_tables`)).map(
    ({ name }) => name,
  )

it('a database that newer versions added to is taken as it is, and by them again', async () => {
  const { database } = connection
  const [next, afterNext] = [await later(adds('notes')), await later(adds('notes'), adds('more-notes'))]
  expect(await migrate(database, next)).toEqual({ newer: 0 })
  expect(await migrate(database)).toEqual({ newer: 1 })
  expect(await migrate(database, afterNext)).toEqual({ newer: 0 })
  expect(await migrate(database)).toEqual({ newer: 2 })
  expect(await migrate(database, next)).toEqual({ newer: 1 })
  expect(await tables()).toEqual(expect.arrayContaining(['notes', 'more-notes']))
})

it('one from which a newer version took something is refused, and nobody is told to delete the data of a city', async () => {
  const { database } = connection
  await migrate(database, await later(adds('notes'), takesAway))
  await expect(migrate(database)).rejects.toThrow(/newer version, which took away or changed .*restore the backup/s)
  await expect(migrate(database)).rejects.not.toThrow(deletes)
  await getOrCreateSetting(database, 'purpose', 'own')
  await expect(migrate(database)).rejects.not.toThrow(deletes)
})

it('that advice is given where the database holds a demo', async () => {
  const { database } = connection
  await getOrCreateSetting(database, 'purpose', 'demo')
  await migrate(database, await later(takesAway))
  await expect(migrate(database)).rejects.toThrow(/It holds a demo: remove the directory that DATA_DIR names/)
})

it('one of another line of versions, which lacks tables of ours, is refused although it only added', async () => {
  const { database } = connection
  const ours = await later(adds('ours'))
  await migrate(database, await later(adds('theirs')))
  await expect(migrate(database, ours)).rejects.toThrow('lacks tables of this one')
  await expect(migrate(database, ours)).rejects.not.toThrow(deletes)
  expect(await tables()).not.toContain('ours')
})

it('what nobody has said of a newer migration is no reason to take it', async () => {
  const { database } = connection
  await migrate(database, await later(adds('notes')))
  await database.execute(sql`drop table drizzle.additive_migrations`)
  await expect(migrate(database)).rejects.toMatchObject({ name: 'UnfitDatabase' })
})
