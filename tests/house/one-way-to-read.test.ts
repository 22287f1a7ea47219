import ts from 'typescript'
import { expect, it } from 'vitest'
import { complaintsOf } from './complaints'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

const head = `
import { categories } from '../kernel/contents/contents.schema'
import type { Database } from '../kernel/database/client'
import { queriesOf } from '../kernel/database/queries'
import { build } from '../kernel/database/statement'
declare const database: Database
const first = build.$with('first').as(build.select().from(categories))
`
const planted = [
  'const a = await database.select().from(categories)',
  'const b = await database.selectDistinct().from(categories)',
  'const c = await database.selectDistinctOn([categories.id]).from(categories)',
  'const d = await database.with(first).select().from(first)',
  'const e = await database.$count(categories)',
  'const [f] = await build.select().from(categories)',
  'const g = await build.select().from(categories).then((rows) => rows)',
]
const fine = [
  'const h = await queriesOf(database).readOne(build.select().from(categories))',
  'const i = await queriesOf(database).read(build.with(first).select().from(first))',
]

it('what reads without queriesOf does not compile', () => {
  const text = [head, ...planted, ...fine, 'export { a, b, c, d, e, f, g, h, i }'].join('\n')
  const complaints = complaintsOf('platform/features', text)
  const before = head.split('\n').length
  expect([...new Set(complaints.map(({ line }) => line - before))]).toEqual(planted.map((_, index) => index))
})

/** Where rows are taken from `execute`, which is for commands: its result is kept, returned or looked into. */
function rowsTaken(file: SourceFile): string[] {
  return nodesOf(parse(file)).flatMap((node) => {
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
  const broken = [
    'const { rows } = (await database.execute(sql`select 1`)) as Rows',
    'const rows = (await database.execute(sql`select 1`)).rows',
  ]
  expect(broken.flatMap((text) => rowsTaken({ path: 'planted.ts', text }))).toHaveLength(2)
  expect(rowsTaken({ path: 'fine.ts', text: 'await database.execute(sql`analyze`)' })).toEqual([])
})
