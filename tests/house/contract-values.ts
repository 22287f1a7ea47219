import ts from 'typescript'
import { nodesOf, parse, type SourceFile } from './source-tree'

/** The names in the contract of the values that a file imports from it and uses, other than for their types. */
export function contractValuesIn(file: SourceFile): readonly string[] {
  if (!/\/contract\/[\w-]+'/.test(file.text)) return []
  const tree = parse(file)
  const imported = new Map(
    tree.statements
      .filter(ts.isImportDeclaration)
      .filter(
        ({ moduleSpecifier }) =>
          ts.isStringLiteral(moduleSpecifier) && /\/contract\/[\w-]+$/.test(moduleSpecifier.text),
      )
      .flatMap(({ importClause }) => namesOf(importClause)),
  )
  const used = new Set<string>()
  for (const node of nodesOf(tree))
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent) && !ts.isTypeQueryNode(node.parent)) {
      const name = imported.get(node.text)
      if (name !== undefined) used.add(name)
    }
  return [...used]
}

/** Local name and name in the contract of each imported value. */
function namesOf(clause: ts.ImportClause | undefined): readonly (readonly [string, string])[] {
  const bindings = clause?.namedBindings
  if (clause?.isTypeOnly === true || bindings === undefined || !ts.isNamedImports(bindings)) return []
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const)
}
