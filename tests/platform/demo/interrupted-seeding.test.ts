import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database, DatabaseConnection } from '../../../platform/kernel/database/client'
import { rowsOf } from '../../../platform/kernel/database/client'
import { emptyPglite } from '../../support/pglite-template'
import { startPlatform } from '../../support/platform'

/** A database whose seeding is aborted before a statement: as after a kill, what was done before it stays. */
function cutOff(
  connection: DatabaseConnection,
  before: number,
): { readonly connection: DatabaseConnection; readonly statements: () => number } {
  let statements = 0
  const counted = (database: Database): Database =>
    new Proxy(database, {
      get: (target, name) => {
        if (name === 'insert' || name === 'execute') {
          statements += 1
          if (statements === before) throw new Error('cut off')
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    connection: {
      ...connection,
      exclusively: (work) => connection.exclusively((database) => work(counted(database))),
      close: () => Promise.resolve(),
    },
    statements: () => statements,
  }
}

async function rowCounts({ database }: DatabaseConnection): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const counts = await rowsOf<Record<string, number>>(
    database,
    sql.raw(`select ${tables.map(({ name }) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`),
  )
  return counts[0] ?? {}
}

it('a demo city whose making is cut off again and again is whole in the end', async () => {
  const start = (connection: DatabaseConnection) =>
    startPlatform({ connection, seed: true }).then((platform) => platform.close())
  const whole = await emptyPglite()
  const uncut = cutOff(whole, Infinity)
  await start(uncut.connection)
  const broken = await emptyPglite()
  for (const share of [0.2, 0.4, 0.2]) {
    await expect(start(cutOff(broken, Math.round(uncut.statements() * share)).connection)).rejects.toThrow('cut off')
  }
  await start(cutOff(broken, Infinity).connection)
  expect(await rowCounts(broken)).toEqual(await rowCounts(whole))
  await whole.close()
  await broken.close()
})
