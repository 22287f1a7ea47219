import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { resolve } from 'node:path'
import { filesBelow } from '../house/source-tree'

const files = filesBelow(['platform/kernel', 'platform/features'], ['.ts'])
  .map(({ path }) => path)
  .filter((file) => file.startsWith('platform/kernel/database/schema/') || file.endsWith('.schema.ts'))
const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))

/** All tables of the platform. */
export const tables = [...new Set(modules.flatMap((exported) => Object.values(exported)))].filter((value) =>
  is(value, PgTable),
)
