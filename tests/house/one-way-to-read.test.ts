import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { complaintsOf } from './complaints'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

const readers = `
import { categories } from '../kernel/contents/contents.schema'
import type { Database } from '../kernel/database/client'
import { queriesOf } from '../kernel/database/queries'
import { build } from '../kernel/database/statement'
`

describe('a statement of a feature', () => {
  it.each([
    ['is awaited', 'await database.select().from(categories)'],
    ['is selected without repeats', 'await database.selectDistinct().from(categories)'],
    ['is selected from a CTE', "await database.with(build.$with('a').as(build.select().from(categories))).select()"],
    ['is counted', 'await database.$count(categories)'],
    ['is built apart and awaited', 'const [row] = await build.select().from(categories); void row'],
    ['is called back', 'await build.select().from(categories).then((rows) => rows)'],
  ])('does not compile where it %s', (_, use) => {
    const planted = `${readers}export async function planted(database: Database) { void queriesOf; void build; ${use} }`
    expect(complaintsOf('platform/features', planted)).not.toEqual([])
  })

  it('compiles where it goes through queriesOf', () => {
    const fine = `${readers}export const planted = (database: Database) => queriesOf(database).read(build.select().from(categories))`
    expect(complaintsOf('platform/features', fine)).toEqual([])
  })
})

/** Where rows are taken from `execute`, which is for commands: its result is kept, returned or looked into. */
function rowsTaken(file: SourceFile): string[] {
  return [...nodesOf(parse(file))].flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
    if (node.expression.name.text !== 'execute') return []
    let { parent } = node
    while (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isAwaitExpression(parent))
      ({ parent } = parent)
    const isTaken = ts.isVariableDeclaration(parent) || ts.isPropertyAccessExpression(parent)
    return isTaken ? [`${file.path}: ${node.getText().slice(0, 40)}`] : []
  })
}

it('no feature takes rows from `execute`', () => {
  const files = filesBelow(['platform'], ['.ts']).filter(({ path }) => !path.startsWith('platform/kernel/database/'))
  expect(files.flatMap(rowsTaken)).toEqual([])
  const planted = [
    'const { rows } = (await database.execute(sql`select 1`)) as Rows',
    'const rows = (await database.execute(sql`select 1`)).rows',
  ]
  expect(planted.flatMap((text) => rowsTaken({ path: 'planted.ts', text }))).toHaveLength(2)
  expect(rowsTaken({ path: 'fine.ts', text: 'await database.execute(sql`analyze`)' })).toEqual([])
})
