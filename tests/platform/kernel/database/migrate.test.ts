import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrate } from '../../../../platform/kernel/database/migrate'
import { freshPglite } from '../../../support/pglite-template'

it('a database that another line of versions made is refused with what to do, and left alone', async () => {
  const connection = await freshPglite()
  const { database } = connection
  await migrate(database)
  await database.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another version'`)
  await expect(migrate(database)).rejects.toThrow(/Remove the directory that DATA_DIR names/)
  await connection.close()
})
