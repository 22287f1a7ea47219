import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import drizzle from '../../../platform/database/drizzle.config'
import { filesBelow } from '../../house/source-tree'

it('every table of every feature is in the migrations, and no other', async () => {
  expect(drizzle).toMatchObject({ schema: ['./platform/database/schema/*.ts', './platform/features/*/*.schema.ts'] })
  const files = filesBelow(['platform/database/schema', 'platform/features'], ['.ts'])
    .map(({ path }) => path)
    .filter((file) => file.startsWith('platform/database/schema/') || file.endsWith('.schema.ts'))
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
  const declared = modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((value) => (is(value, PgTable) ? getTableName(value) : []))
  const meta = 'platform/database/migrations/meta'
  const last = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(`${meta}/${last}`, 'utf8')) as { tables: Record<string, { name: string }> }
  expect([...declared].sort()).toEqual(
    Object.values(tables)
      .map(({ name }) => name)
      .sort(),
  )
})
