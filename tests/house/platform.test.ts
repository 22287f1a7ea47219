import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

/** The most reads and lines of one answer in a file of routes: what takes more is a use case in a file of its own. */
const most = { reads: 2, lines: 26 }

/** The names that a file has from query files: of a function, or of all functions of one. */
const namesFromQueries = (file: SourceFile): readonly string[] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !/\.queries'$/.test(statement.moduleSpecifier.getText())) return []
    const named = statement.importClause?.namedBindings
    if (named === undefined) return []
    return ts.isNamespaceImport(named) ? [named.name.text] : named.elements.map(({ name }) => name.text)
  })

/** The answers of a file of routes that read or say too much, and writes that stand in such a file. */
function overfullAnswers(file: SourceFile): readonly string[] {
  const queries = namesFromQueries(file)
  const calls = nodesOf(parse(file)).filter(ts.isCallExpression)
  const isRead = ({ expression: called }: ts.CallExpression) =>
    queries.includes((ts.isPropertyAccessExpression(called) ? called.expression : called).getText())
  const writes = calls.filter(({ expression }) =>
    /database\.(insert|update|delete|execute)$/.test(expression.getText()),
  )
  const answers = calls
    .filter(({ expression }) => /^(serve|\w+\.(get|post|put|delete))$/.test(expression.getText()))
    .flatMap((call) => call.arguments.filter(ts.isArrowFunction))
    .filter(
      (answer) =>
        answer.getText().split('\n').length > most.lines ||
        nodesOf(answer).filter((node) => ts.isCallExpression(node) && isRead(node)).length > most.reads,
    )
  return [...writes, ...answers].map((node) => `${file.path}: ${node.parent.getText().slice(0, 60)}`)
}

describe('a file of routes', () => {
  const routes = filesBelow(['platform'], ['.feature.ts', '.routes.ts'])

  it('parses, calls a use case or a query file, and answers', () => {
    expect(routes.length).toBeGreaterThan(80)
    expect(routes.flatMap(overfullAnswers)).toEqual([])
  })

  it('that does more is found', () => {
    const file = (text: string): SourceFile => ({ path: 'planted.routes.ts', text })
    const imported = "import { selectA, selectB } from './a.queries'\nimport * as select from './b.queries'\n"
    const reads = 'selectA(q), selectB(q), select.c(q)'
    expect(overfullAnswers(file(`${imported}serve(app, getA, () => [${reads}])`))).toHaveLength(1)
    expect(overfullAnswers(file(`${imported}serve(app, getA, () => [selectA(q), selectB(q)])`))).toEqual([])
    expect(overfullAnswers(file(`app.get('/a', () => {${'\n'.repeat(most.lines)}})`))).toHaveLength(1)
    expect(overfullAnswers(file('serve(app, getA, () => database.delete(rows))'))).toHaveLength(1)
  })
})

/** The texts of a file of the kernel that name the demo's files, addresses or things. */
const demoNames = (file: SourceFile): readonly string[] =>
  nodesOf(parse(file))
    .filter((node) => ts.isStringLiteralLike(node) && /\/demo\b|\bdemo[/-]/.test(node.text))
    .map((node) => `${file.path}: ${node.getText()}`)

describe('the kernel of the platform', () => {
  it('knows no file, no address and no thing of the demo, which gives the kernel what is its own', () => {
    expect(filesBelow(['platform/kernel'], ['.ts']).flatMap(demoNames)).toEqual([])
  })

  it('that knows one is found', () => {
    const text = "const a = projectFile('platform/demo/media')\nconst b = 'demo-face'\nconst purpose = 'demo'"
    expect(demoNames({ path: 'planted.ts', text })).toHaveLength(2)
  })
})

it('the distance of a row is computed by one formula', () => {
  const hasOne = ({ text }: SourceFile) => /\basin\(/.test(text.replaceAll('Math.asin(', ''))
  const files = filesBelow(['platform'], ['.ts']).filter(hasOne)
  expect(files.map(({ path }) => path)).toEqual(['platform/kernel/places/positions.ts'])
})
