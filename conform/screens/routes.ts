import ts from 'typescript'
import { importedNames, parse, resolveImport, type Source } from './sources'

/** A path of the client, and the file that its screen begins with. */
export interface Route {
  readonly path: string
  readonly screen: string
}

/** Reads the routes of all features from their sources, in which a path is a text or a constant of the feature. */
export function readRoutes(sources: ReadonlyMap<string, Source>): readonly Route[] {
  return [...sources.values()]
    .filter(({ path }) => path.endsWith('.feature.ts'))
    .flatMap((each) => routesIn(each, sources))
}

type Named = ReadonlyMap<string, ts.Expression>

function routesIn(file: Source, sources: ReadonlyMap<string, Source>): Route[] {
  const source = parse(file)
  const named = constantsOf(source)
  const routes: Route[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const path = propertyOf(node, 'path', named)
      const load = propertyOf(node, 'load', named)
      const text = path === null ? null : textOf(path, source, sources)
      const screen = load === null ? null : loadedBy(load, named, source)
      if (text !== null && screen !== null) routes.push({ path: text, screen })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return routes
}

const constantsOf = (source: ts.SourceFile): Named =>
  new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }) =>
        initializer === undefined ? [] : [[name.getText(), plain(initializer)] as const],
      ),
  )

/** An expression without `as const` around it. */
const plain = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? plain(node.expression)
    : node

/** The value of a property of an object, also of one that is spread into it. */
function propertyOf(object: ts.ObjectLiteralExpression, name: string, named: Named): ts.Expression | null {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return plain(property.initializer)
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name)
      return named.get(name) ?? property.name
    if (!ts.isSpreadAssignment(property)) continue
    const spread = named.get(property.expression.getText())
    const inner = spread !== undefined && ts.isObjectLiteralExpression(spread) ? propertyOf(spread, name, named) : null
    if (inner !== null) return inner
  }
  return null
}

/** The text that an expression stands for: itself, a constant, or what a function without arguments returns. */
function textOf(node: ts.Expression, source: ts.SourceFile, sources: ReadonlyMap<string, Source>): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isCallExpression(node)) {
    // A function that adds a query to a path has the path as its first argument.
    const [first] = node.arguments
    return textOf(node.expression, source, sources) ?? (first === undefined ? null : textOf(first, source, sources))
  }
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? null : textOf(plain(node.body), source, sources)
  if (ts.isConditionalExpression(node))
    return textOf(plain(node.whenTrue), source, sources) ?? textOf(plain(node.whenFalse), source, sources)
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const inner = textOf(plain(expression), source, sources)
      return inner === null ? null : inner + literal.text
    })
    return parts.includes(null) ? null : node.head.text + parts.join('')
  }
  if (!ts.isIdentifier(node)) return null
  const own = constantsOf(source).get(node.text)
  if (own !== undefined) return textOf(own, source, sources)
  const from = importedNames(source).get(node.text)
  const file = from === undefined ? undefined : sources.get(from.file)
  if (from === undefined || file === undefined) return null
  const other = parse(file)
  const value = constantsOf(other).get(from.name)
  return value === undefined ? null : textOf(value, other, sources)
}

/** The file that a `load` imports. */
function loadedBy(node: ts.Expression, named: Named, source: ts.SourceFile): string | null {
  const value = ts.isIdentifier(node) ? (named.get(node.text) ?? node) : node
  const specifier = /\bimport\(\s*'([^']+)'\s*\)/.exec(value.getText())?.[1]
  return specifier === undefined ? null : resolveImport(source.fileName, specifier)
}
