import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Schema } from '../../../contract/endpoint'
import { allExports } from '../../../contract/reading/all-endpoints'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  /** What a codec has on the wire. */
  readonly in?: Schema
  readonly options?: readonly Schema[]
}
const definitionOf = (schema: Schema): Definition => (schema as unknown as { _zod: { def: Definition } })._zod.def
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** What the source of the contract says about its schemas, which the schemas themselves do not keep. */
export interface ContractComments {
  /** The constant that holds a schema, and the file that declares it. */
  readonly names: ReadonlyMap<Schema, { readonly name: string; readonly resource: string }>
  /** The comment above the constant. */
  readonly descriptions: ReadonlyMap<Schema, string>
  /** The comments above the fields of an object, by the names of the fields. */
  readonly fields: ReadonlyMap<Schema, ReadonlyMap<string, string>>
}

/** Walks through the source of every constant together with its value, from the outside in. */
export function contractComments(): ContractComments {
  const names = new Map<Schema, { name: string; resource: string }>()
  const descriptions = new Map<Schema, string>()
  const fields = new Map<Schema, Map<string, string>>()

  const visit = (node: ts.Expression, schema: Schema): void => {
    if (ts.isIdentifier(node)) {
      const declared = declarationOf(node)
      if (declared?.initializer === undefined || names.has(schema)) return
      if (definitionOf(schema).in !== undefined) return visit(declared.initializer, schema)
      names.set(schema, { name: node.text, resource: resourceOf(declared) })
      const comment = commentOf(declared.parent.parent)
      if (comment !== '') descriptions.set(schema, comment)
      visit(declared.initializer, schema)
    } else if (ts.isCallExpression(node)) visitCall(node, schema)
  }
  const visitCall = (node: ts.CallExpression, schema: Schema): void => {
    const called = node.expression
    const { shape, element, innerType, options, in: onWire } = definitionOf(schema)
    if (ts.isPropertyAccessExpression(called) && called.name.text === 'check') return visit(called.expression, schema)
    if (shape !== undefined) {
      for (const argument of node.arguments) visitFields(argument, schema, shape)
      const items = shape['items']
      if (called.getText() === 'pageOf' && items !== undefined && node.arguments[0] !== undefined)
        visit(node.arguments[0], definitionOf(items).element ?? items)
      return
    }
    const [first] = node.arguments
    const innerSchema = element ?? innerType ?? onWire
    if (first !== undefined && innerSchema !== undefined) visit(first, innerSchema)
    for (const argument of node.arguments)
      if (options !== undefined && ts.isArrayLiteralExpression(argument))
        argument.elements.forEach((each, index) => {
          const option = options[index]
          if (option !== undefined) visit(each, option)
        })
  }
  /** Visits the fields of an object, and those that it inherits from other objects. */
  const visitFields = (node: ts.Expression, schema: Schema, shape: Readonly<Record<string, Schema>>): void => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'shape')
      return visitFields(node.expression, schema, shape)
    if (ts.isIdentifier(node)) {
      const { initializer } = declarationOf(node) ?? {}
      if (initializer !== undefined) visitFields(initializer, schema, shape)
    } else if (ts.isCallExpression(node)) {
      for (const argument of node.arguments) visitFields(argument, schema, shape)
    } else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) visitFields(property.expression, schema, shape)
        const name = property.name?.getText() ?? ''
        const field = shape[name]
        if (field === undefined) continue
        const comment = commentOf(property)
        if (comment !== '') fields.set(schema, (fields.get(schema) ?? new Map<string, string>()).set(name, comment))
        if (ts.isPropertyAssignment(property)) visit(property.initializer, field)
        else if (ts.isShorthandPropertyAssignment(property)) visit(property.name, field)
      }
  }

  for (const { resource, exported } of allExports()) {
    const source = sourceOf(resource)
    for (const declared of constantsOf(source).values()) {
      const value = exported[declared.name.getText()]
      if (isSchema(value)) visit(declared.name as ts.Identifier, value)
      else if (declared.initializer !== undefined && ts.isCallExpression(declared.initializer))
        for (const part of propertiesOf(declared.initializer.arguments[0])) {
          const schema = (value as Readonly<Record<string, unknown>> | undefined)?.[part.name.getText()]
          if (isSchema(schema)) visit(part.initializer, schema)
        }
    }
  }
  return { names, descriptions, fields }
}

const folder = fileURLToPath(new URL('../../../contract/', import.meta.url))
const sources = new Map<string, ts.SourceFile>()
function sourceOf(resource: string): ts.SourceFile {
  const path = join(folder, `${resource}.ts`)
  const sourceFile = sources.get(path)
  if (sourceFile !== undefined) return sourceFile
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
  sources.set(path, source)
  return source
}
const resourceOf = (node: ts.Node): string => node.getSourceFile().fileName.replace(/^.*\/|\.ts$/g, '')

function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.VariableDeclaration> {
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.map((each) => [each.name.getText(), each] as const),
      ),
  )
}

/**
 * The constant of the contract that an identifier stands for, in its own file or in the file that it is imported from.
 */
function declarationOf(node: ts.Identifier): ts.VariableDeclaration | undefined {
  const source = node.getSourceFile()
  const own = constantsOf(source).get(node.text)
  if (own !== undefined) return own
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const names = statement.importClause?.namedBindings
    if (names === undefined || !ts.isNamedImports(names)) continue
    const from = join(dirname(source.fileName), statement.moduleSpecifier.text)
    if (dirname(from) === join(folder, '.') && names.elements.some(({ name }) => name.text === node.text))
      return constantsOf(sourceOf(from.replace(/^.*\//, ''))).get(node.text)
  }
  return undefined
}

const propertiesOf = (node: ts.Node | undefined): readonly ts.PropertyAssignment[] =>
  node !== undefined && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : []

const plainText = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The documentation comment right before a node. */
function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text
  const nodeComments = (ts.getLeadingCommentRanges(text, node.pos) ?? []).map(({ pos, end }) => text.slice(pos, end))
  const last = nodeComments.at(-1) ?? ''
  return last.startsWith('/**') ? plainText(last) : ''
}
