import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, parse, type SourceFile } from './source-tree'

/** What changes rows, or locks them for a change. */
const writingMethods = new Set(['insert', 'update', 'delete', 'execute', 'for'])
const writingText = /sql`(?:insert into|update|delete from) /

/** What makes queries of a transaction. Below it, the drivers execute. */
const reader = 'queriesOf'

type Work = ts.FunctionDeclaration | ts.ArrowFunction | ts.MethodDeclaration
const isWork = (node: ts.Node): node is Work =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node)

/** Every node below another one, without the tokens, of which there are many more. */
function* below(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) {
    yield child
    yield* below(child)
  }
}

const isCalled = (node: ts.Node, method: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === method

/** The name of a function, or of the constant or the property that it is the value of. */
function nameOf(node: Work): string {
  if (!ts.isArrowFunction(node)) return node.name?.getText() ?? ''
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : ''
}

/** The names by which a function knows the transaction that it demands, or whose work it is; none without one. */
function transactionsOf(node: Work): readonly string[] {
  const isWorkOfOne = isCalled(node.parent, 'transaction')
  return node.parameters
    .filter(({ type }) => isWorkOfOne || /\bTransaction\b/.test(type?.getText() ?? ''))
    .flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : [element.name.getText()])),
    )
}

/** Whether a function writes by itself, or gives its transaction to what is not one of the platform's functions. */
function writesItself(node: Work, known: ReadonlySet<string>): boolean {
  if (writingText.test(node.getText())) return true
  const transactions = transactionsOf(node)
  return [...below(node)].filter(ts.isCallExpression).some(({ expression, arguments: passed }) => {
    if (ts.isPropertyAccessExpression(expression) && writingMethods.has(expression.name.text)) return true
    const passesOn = passed.some((each) => ts.isIdentifier(each) && transactions.includes(each.text))
    return passesOn && !(ts.isIdentifier(expression) && known.has(expression.text))
  })
}

/** The functions that get a transaction or begin with `writing`, though neither they nor those that they call write. */
function onlyReading(files: readonly SourceFile[]): string[] {
  const work = files.flatMap((file) =>
    [...below(parse(file))].filter(isWork).map((node) => ({ path: file.path, name: nameOf(node), node })),
  )
  const known = new Set([reader, ...work.map(({ name }) => name)])
  const calls = new Map(
    work.map(({ node }) => [
      node,
      [...below(node)].flatMap((each) =>
        ts.isCallExpression(each) && ts.isIdentifier(each.expression) && each.expression.text !== reader
          ? [each.expression.text]
          : [],
      ),
    ]),
  )
  const writers = new Set(work.filter(({ node }) => writesItself(node, known)))
  for (let before = -1; before !== writers.size;) {
    before = writers.size
    const names = new Set([...writers].map(({ name }) => name))
    for (const each of work) if (calls.get(each.node)?.some((name) => names.has(name)) === true) writers.add(each)
  }
  return work
    .filter(({ node }) => transactionsOf(node).length > 0 || calls.get(node)?.includes('writing') === true)
    .filter((each) => !writers.has(each))
    .map(({ path, name }) => `${path}: ${name === '' ? 'a transaction' : name}`)
}

it('what is given a transaction writes, because reads alone would make the writers wait', () => {
  expect(onlyReading(filesBelow(['platform/kernel', 'platform/features'], ['.ts']))).toEqual([])
})

it('what only reads is found: in a transaction, with one as a parameter, with `writing`, and through what it calls', () => {
  const text = `
    const readIt = (database: Database) => queriesOf(database).read(build.select())
    const lockIt = (transaction: Transaction) => queriesOf(transaction).read(build.select().for('update'))
    async function countIt(transaction: Transaction) { return await readIt(transaction) }
    async function changeIt(transaction: Transaction) { await transaction.update(users).set({}) }
    async function hand(transaction: Transaction, work: (transaction: Transaction) => void) { work(transaction) }
    async function add(database: Database) {
      const added = database.$with('added').as(database.insert(users).returning())
      return await writing(database, added).select().from(added)
    }
    async function look(database: Database) {
      const found = build.$with('found').as(build.select())
      return await writing(database, found).select().from(found)
    }
    async function all(database: Database) {
      await database.transaction(async (transaction) => { await readIt(transaction) })
      await database.transaction(async (transaction) => { await changeIt(transaction) })
      await database.transaction((transaction) => lockIt(transaction))
    }`
  expect(onlyReading([{ path: 'planted.ts', text }])).toEqual([
    'planted.ts: countIt',
    'planted.ts: look',
    'planted.ts: a transaction',
  ])
})
