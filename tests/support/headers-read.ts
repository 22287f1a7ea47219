import ts from 'typescript'
import { filesBelow, nodesOf, parse, type SourceFile } from '../house/source-tree'

/** What is read of headers under a name that the source does not spell out, by its expression. */
export type NamedElsewhere = Readonly<Record<string, string>>

/** What the platform reads from answers of others, and sends to them. */
const ofAnswers = /^(?:response|answer|rest|init)\.headers$/

const isHeaders = (node: ts.Node): boolean => /(?:^|\.)headers$/.test(node.getText()) && !ofAnswers.test(node.getText())

/** The names, or else the expressions, by which a file reads headers. */
function readIn(file: SourceFile): readonly string[] {
  if (!file.text.includes('headers')) return []
  return [...nodesOf(parse(file))].flatMap((node): string[] => {
    if (ts.isPropertyAccessExpression(node) && isHeaders(node.expression)) return [node.name.text]
    if (ts.isElementAccessExpression(node) && isHeaders(node.expression)) {
      const name = node.argumentExpression
      return [ts.isStringLiteral(name) ? name.text : name.getText()]
    }
    if (!ts.isObjectBindingPattern(node)) return []
    const { parent } = node
    const isOfHeaders =
      (ts.isVariableDeclaration(parent) && parent.initializer !== undefined && isHeaders(parent.initializer)) ||
      (ts.isParameter(parent) && parent.type?.getText() === 'IncomingHttpHeaders')
    if (!isOfHeaders) return []
    return node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText().replaceAll("'", ''))
  })
}

/**
 * The headers of requests that the platform reads, found in its source, so that a new one is noticed.
 * @param namedElsewhere the names of those that it reads by a constant; another one throws
 */
export function headersRead(namedElsewhere: NamedElsewhere): readonly string[] {
  const found = new Set(
    filesBelow(['platform'], ['.ts'])
      .filter(({ path }) => !/^platform\/(?:demo|kernel\/(?:outside|messenger))\//.test(path))
      .flatMap(readIn),
  )
  return [...found].map((name) => {
    if (/^[a-z]+(?:-[a-z]+)*$/.test(name)) return name
    const elsewhere = namedElsewhere[name]
    if (elsewhere === undefined) throw new Error(`a header is read by the name ${name}: add it to the test`)
    return elsewhere
  })
}
