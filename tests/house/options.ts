import ts from 'typescript'
import { nodesOf, parse, type SourceFile } from './source-tree'

/** An optional parameter of a function, by index, or an optional property of a component (null). */
interface Option {
  readonly path: string
  readonly of: string
  readonly name: string
  readonly place: number | null
}

/** The optional parameters of functions and methods, and the optional properties of components. */
export function optionsOf(file: SourceFile): readonly Option[] {
  const isComponent = (name: string) => new RegExp(`function ${name}\\b`).test(file.text)
  return nodesOf(parse(file)).flatMap((node): Option[] => {
    if (ts.isInterfaceDeclaration(node)) {
      const of = node.name.text.replace(/Props$/, '')
      if (of === node.name.text || !isComponent(of)) return []
      return node.members.flatMap(({ name, questionToken }) =>
        name === undefined || questionToken === undefined
          ? []
          : [{ path: file.path, of, name: name.getText(), place: null }],
      )
    }
    if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node) && !ts.isMethodSignature(node)) return []
    return node.parameters.flatMap(({ name, questionToken, initializer }, index) =>
      ts.isIdentifier(name) && (questionToken ?? initializer) !== undefined
        ? [{ path: file.path, of: node.name?.getText() ?? '', name: name.text, place: index }]
        : [],
    )
  })
}

/**
 * What some files pass: the maximum number of arguments for each called name, the attributes of elements, and names
 * passed on as values.
 */
export class Given {
  private readonly most = new Map<string, number>()
  private readonly attributes = new Map<string, Set<string>>()
  /** What these are called with is unknown. */
  private readonly handedOn = new Set<string>()

  constructor(files: readonly SourceFile[]) {
    for (const file of files) for (const node of nodesOf(parse(file))) this.note(node)
  }

  has({ of, name, place }: Option): boolean {
    if (this.handedOn.has(of)) return true
    return place === null ? this.attributes.get(of)?.has(name) === true : (this.most.get(of) ?? 0) > place
  }

  private note(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) this.noteCall(node)
    else if (ts.isJsxAttributes(node)) this.noteElement(node)
    else if (isHandedOn(node)) this.handedOn.add(nameOf(node))
  }

  private noteCall({
    expression,
    arguments: given = ts.factory.createNodeArray(),
  }: ts.CallExpression | ts.NewExpression): void {
    const name = nameOf(expression)
    this.most.set(name, Math.max(this.most.get(name) ?? 0, given.some(ts.isSpreadElement) ? Infinity : given.length))
  }

  private noteElement({ parent, properties }: ts.JsxAttributes): void {
    const name = parent.tagName.getText()
    const given = this.attributes.get(name) ?? new Set()
    this.attributes.set(name, given)
    for (const property of properties) {
      if (ts.isJsxSpreadAttribute(property)) this.handedOn.add(name)
      else given.add(property.name.getText())
    }
    if (ts.isJsxElement(parent.parent)) given.add('children')
  }
}

/** The name of a callee: the last one of a chain. */
function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isIdentifier(node) ? node.text : ''
}

/** A function that is passed as a value rather than called. */
function isHandedOn(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false
  const { parent } = node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  return (
    ts.isJsxExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node)
  )
}
