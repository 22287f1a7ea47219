import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { partsTables } from '../../../../platform/features/overview/search/renew-parts'
import drizzle from '../../../../platform/database/drizzle.config'
import { filesBelow } from '../../../house/source-tree'
import { emptyPglite } from '../../../support/pglite-template'

const howTo = `the tables in *.schema.ts and the migrations differ: run
  npm run migration -- --name what-changed
and see docs/how/change-a-table.md. A line with - is only in the schema, one with + only in the migrations.`

const files = filesBelow(['platform/kernel', 'platform/features'], ['.ts'])
  .map(({ path }) => path)
  .filter((file) => file.startsWith('platform/kernel/database/schema/') || file.endsWith('.schema.ts'))
const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
const tables = [...new Set(modules.flatMap((exported) => Object.values(exported)))].filter((value) =>
  is(value, PgTable),
)

/** A column as one line, with the type as PostgreSQL writes it. */
const line = (table: string, column: string, type: string, isRequired: boolean, hasDefault: boolean): string =>
  `${table}.${column}: ${type.replace(' (', '(').replace(/^(big|small)?serial$/, (name) => serials[name] ?? name)}${isRequired ? ' not null' : ''}${hasDefault ? ' default' : ''}`
const serials: Readonly<Record<string, string>> = { serial: 'integer', bigserial: 'bigint', smallserial: 'smallint' }

it('every column and index of every feature is in the migrations, and no other', async () => {
  expect(drizzle).toMatchObject({
    schema: [
      './platform/kernel/database/schema/*.ts',
      './platform/kernel/*/*.schema.ts',
      './platform/features/*/*/*.schema.ts',
    ],
  })
  const declared = tables.flatMap((table) => {
    const { columns, indexes } = getTableConfig(table)
    return [
      ...columns.map((column) => {
        const type = column.getSQLType()
        const isFilled = column.hasDefault || column.generated !== undefined || /serial/.test(type)
        return line(getTableName(table), column.name, type, column.notNull, isFilled)
      }),
      ...indexes.map(({ config }) => `${getTableName(table)}: index ${config.name}`),
    ]
  })
  const { database, close } = await emptyPglite()
  const columns = await rowsOf<{ table: string; name: string; type: string; required: boolean; filled: boolean }>(
    database,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
               a.attnotnull as required, a.atthasdef as filled
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  const indexes = await rowsOf<{ table: string; name: string }>(
    database,
    sql`select i.tablename as table, i.indexname as name from pg_indexes i
        where i.schemaname = 'public' and not exists (select from pg_constraint where conname = i.indexname)`,
  )
  await close()
  const migrated = [
    ...columns.map(({ table, name, type, required, filled }) => line(table, name, type, required, filled)),
    ...indexes.map(({ table, name }) => `${table}: index ${name}`),
  ]
  expect(migrated.sort(), howTo).toEqual(declared.sort())
})

/**
 * Rows of a member that stay without a reference: it would lock the member's row (for key share) with each tap, and no
 * account is deleted yet but one that was merged, whose rows the merge moves. Whoever deletes accounts deletes these.
 */
const writtenWithEachTap = [
  'channel_subscriptions',
  'comment_likes',
  'comments',
  'favourites',
  'follows',
  'likes',
  'messages',
  'play_positions',
  'shares',
  'visits',
]

it('every user_id refers to a member, or stands in the list with its reason', () => {
  const free = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .filter(
      ({ foreignKeys }) =>
        !foreignKeys
          .map((key) => key.reference())
          .some(
            ({ columns, foreignTable }) =>
              columns.some(({ name }) => name === 'user_id') && getTableName(foreignTable) === 'users',
          ),
    )
    .map(({ name }) => name)
  expect(
    free.sort(),
    "declare .references(() => users.id, { onDelete: 'cascade' }) in the schema, as wishes.schema.ts does",
  ).toEqual(writtenWithEachTap)
})

it('every table with search parts has them made anew when the rule of their words changes', () => {
  const withParts = tables
    .filter((table) => getTableConfig(table).columns.some(({ name }) => name === 'search_parts'))
    .map(getTableName)
  expect(partsTables.map(({ table }) => getTableName(table)).sort()).toEqual(withParts.sort())
})
