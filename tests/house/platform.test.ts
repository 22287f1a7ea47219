import { dirname, join } from 'node:path'
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
  const routes = filesBelow(['platform/features', 'platform/demo'], ['.ts']).filter(({ text }) =>
    /\b(?:serve|app\.\w+)(?:<.*>)?\(/.test(text),
  )

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

const areas = ['frame', 'people', 'participation', 'media', 'civic', 'overview']
/** The features of earlier areas whose statements read tables of later ones, and which tables these are. */
const readsOfLaterAreas: Readonly<Record<string, readonly string[]>> = {
  'frame/media': ['media/channels', 'media/videos'],
  'frame/publications': ['civic/shows', 'media/anchors', 'media/audio'],
  'frame/search-index': [
    ...['civic/circles', 'civic/shows', 'civic/suggestions', 'civic/wishes', 'media/articles', 'media/channels'],
  ],
  'frame/session': ['media/organisations'],
  'frame/site': ['overview/pages'],
  'people/account': ['media/channels', 'participation/comments', 'participation/reactions'],
  'people/public-accounts': ['media/organisations'],
  'participation/comments': ['media/channels'],
  'participation/reactions': ['media/audio', 'media/channels'],
  'media/organisations': ['civic/activities', 'civic/guides', 'civic/orders', 'civic/projects', 'civic/teams'],
}
/** The features that write rows of others: one act changes both. */
const writesOfOthers: Readonly<Record<string, readonly string[]>> = {
  'civic/activities': ['civic/rankings'],
  'civic/activity-plans': ['civic/activities'],
  'civic/rankings': ['civic/projects'],
  'civic/team-foundings': ['civic/teams', 'civic/venues'],
  'civic/team-letters': ['civic/teams'],
  'civic/wishes': ['civic/helped-persons'],
  'media/channels': ['participation/reactions'],
  'overview/builder': ['overview/pages'],
  'people/account': ['participation/reactions'],
}

const featureOf = (path: string): string => path.split('/').slice(2, 4).join('/')
const areaOf = (feature: string): number => areas.indexOf(feature.split('/')[0] ?? '')

/** The tables of other features that a file imports, by their names, with the feature that owns them. */
function foreignTables(file: SourceFile): ReadonlyMap<string, string> {
  const tables = parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const path = join(dirname(file.path), statement.moduleSpecifier.text)
    const named = statement.importClause?.namedBindings
    if (!/^platform\/features\/.*\.schema$/.test(path) || named === undefined || !ts.isNamedImports(named)) return []
    if (featureOf(path) === featureOf(file.path)) return []
    return named.elements.map(({ name }) => [name.text, featureOf(path)] as const)
  })
  return new Map(tables)
}

/** What reads tables of a later area, and what writes rows of another feature: `<feature> of <owner>`. */
function foreignUses(files: readonly SourceFile[]) {
  const [reads, writes] = [new Set<string>(), new Set<string>()]
  for (const file of files) {
    const [tables, feature] = [foreignTables(file), featureOf(file.path)]
    for (const owner of tables.values()) if (areaOf(owner) > areaOf(feature)) reads.add(`${feature} of ${owner}`)
    if (tables.size === 0) continue
    for (const node of nodesOf(parse(file))) {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue
      const owner = tables.get(node.arguments[0]?.getText() ?? '')
      const isWrite = ['insert', 'update', 'delete'].includes(node.expression.name.text)
      if (isWrite && owner !== undefined) writes.add(`${feature} of ${owner}`)
    }
  }
  return { reads: [...reads].sort(), writes: [...writes].sort() }
}

describe('the tables of a feature', () => {
  const listed = (list: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(list)
      .flatMap(([feature, owners]) => owners.map((owner) => `${feature} of ${owner}`))
      .sort()

  it('are read by later areas, and by the listed features of earlier ones; others write them where it is listed', () => {
    expect(foreignUses(filesBelow(['platform/features'], ['.ts']))).toEqual({
      reads: listed(readsOfLaterAreas),
      writes: listed(writesOfOthers),
    })
  })

  it('that another feature reads or writes are found', () => {
    const text = "import { b } from '../../civic/b/b.schema'\nexport const a = (database) => database.update(b)"
    const one = ['frame/a of civic/b']
    expect(foreignUses([{ path: 'platform/features/frame/a/a.ts', text }])).toEqual({ reads: one, writes: one })
    expect(foreignUses([{ path: 'platform/features/civic/b/a.ts', text }])).toEqual({ reads: [], writes: [] })
  })
})
