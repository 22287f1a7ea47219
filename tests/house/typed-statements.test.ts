import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

const files = filesBelow(['platform'], ['.ts']).filter(({ path }) => !path.endsWith('.d.ts'))
const isSchema = ({ path }: SourceFile): boolean =>
  path.endsWith('.schema.ts') || path.startsWith('platform/kernel/database/schema/')

const modules = await Promise.all(
  files.filter(isSchema).map(({ path }) => import(resolve(path)) as Promise<Record<string, unknown>>),
)
const tables = modules.flatMap((exported) => Object.values(exported).filter((value) => is(value, PgTable)))
const tableNames = new Set(tables.map(getTableName))
const columnNames = new Set(tables.flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => name)))

/**
 * Names of tables and columns that a template of SQL spells instead of taking them from the schema. A column's name is
 * told from other words by its underscore; `as created_at` names a result, `shown.created_at` refers to such a one.
 */
function spelledNames(file: SourceFile): string[] {
  return nodesOf(parse(file)).flatMap((node) => {
    if (!ts.isTaggedTemplateExpression(node) || node.tag.getText().replace(/<[^]*/, '') !== 'sql') return []
    const { template } = node
    const text = ts.isNoSubstitutionTemplateLiteral(template)
      ? template.text
      : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)].join('§')
    const spelledTables = [...text.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(([, name = '']) => name)
    const spelledColumns = [...text.matchAll(/(?<!\bas )(?<![\w.'§])[a-z]+(?:_[a-z]+)+\b(?!['(])/g)].map(
      ([name]) => name,
    )
    return [
      ...spelledTables.filter((name) => tableNames.has(name)),
      ...spelledColumns.filter((name) => columnNames.has(name)),
    ].map((name) => `${file.path}: ${name}`)
  })
}

/** Placeholders that are named beside `preparedSelect` and `textStatement`, which the compiler does not compare. */
const looseNames = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(/\bplaceholder\(/g)].map(() => `${path}: placeholder`)

it('the names of placeholders stand in the list of their statement, so that another one fails the type check', () => {
  // The values of a cursor have as many placeholders as there are columns, named and filled in one place.
  const own = ['platform/kernel/database/statement.ts', 'platform/kernel/database/expressions.ts']
  expect(files.filter(({ path }) => !own.includes(path)).flatMap(looseNames)).toEqual([])
  expect(looseNames({ path: 'planted.ts', text: "eq(users.id, sql.placeholder('id'))" })).toHaveLength(1)
})

it('statements take the names of tables and columns from the schema, so that a renamed one fails the type check', () => {
  expect(columnNames.has('published_at') && tableNames.has('contents')).toBe(true)
  // Plans are made for whole tables by name, and seeding happens once, with a test of its own.
  const checked = files.filter((file) => !isSchema(file) && !file.path.startsWith('platform/demo/'))
  expect(checked.flatMap(spelledNames)).toEqual([])
  const planted = {
    path: 'planted.ts',
    text: 'sql`select ${x} as created_at from contents where published_at > ${y} and shown.created_at`',
  }
  expect(spelledNames(planted)).toEqual(['planted.ts: contents', 'planted.ts: published_at'])
})
