import ts from 'typescript'

const isObject = (type: ts.Type): boolean =>
  ((type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()) && type.getCallSignatures().length === 0
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
/** Properties that a type has for the compiler alone, such as the mark of a branded type. */
const isOwnName = (name: string): boolean => !name.startsWith('__@')

/**
 * The fields that adapters bring although the domain does not have them, which TypeScript permits of a value that is
 * handed on or spread: a new field of the wire would reach the screens unnoticed. Methods of a gateway are compared with
 * its port, and functions with the type that they declare; what two of them have in common is told once.
 */
export function unknownFields(program: ts.Program, files: RegExp): string[] {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const compared = new Map<ts.Type, Set<ts.Type>>()

  const compare = (brought: ts.Type, declared: ts.Type, path: string): void => {
    const others = compared.get(brought) ?? new Set()
    if (others.has(declared)) return
    compared.set(brought, others.add(declared))
    const wanted = partsOf(declared).filter(isObject)
    if (wanted.length === 0) return
    for (const part of partsOf(brought).filter(isObject)) {
      const fitting = wanted.filter((each) => checker.isTypeAssignableTo(part, each))
      comparePart(part, fitting.length === 0 ? wanted : fitting, path)
    }
  }
  const comparePart = (part: ts.Type, wanted: readonly ts.Type[], path: string): void => {
    const item = checker.getIndexTypeOfType(part, ts.IndexKind.Number)
    if (item !== undefined && checker.isArrayLikeType(part)) {
      for (const each of wanted) {
        const wantedItem = checker.getIndexTypeOfType(each, ts.IndexKind.Number)
        if (wantedItem !== undefined) compare(item, wantedItem, `${path}[]`)
      }
      return
    }
    if (wanted.some((each) => checker.getIndexTypeOfType(each, ts.IndexKind.String) !== undefined)) return
    for (const property of part.getProperties().filter(({ name }) => isOwnName(name))) {
      const type = checker.getTypeOfSymbol(property)
      const same = wanted.flatMap((each) => checker.getPropertyOfType(each, property.name) ?? [])
      if (same.length === 0) found.add(`${path}.${property.name}`)
      for (const each of same) compare(type, checker.getTypeOfSymbol(each), `${path}.${property.name}`)
    }
  }
  const compareAwaited = (brought: ts.Type, declared: ts.Type, path: string): void =>
    compare(checker.getAwaitedType(brought) ?? brought, checker.getAwaitedType(declared) ?? declared, path)

  const visitGateway = (gateway: ts.ClassDeclaration): void => {
    for (const port of (gateway.heritageClauses ?? []).flatMap(({ types }) => types.map(checker.getTypeFromTypeNode)))
      for (const method of port.getProperties()) {
        const own = checker.getPropertyOfType(checker.getTypeAtLocation(gateway), method.name)
        const [brought, declared] = [own, method].map((symbol) =>
          symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getReturnType(),
        )
        if (brought !== undefined && declared !== undefined)
          compareAwaited(brought, declared, `${gateway.name?.text}.${method.name}`)
      }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) visitGateway(node)
    if (ts.isFunctionLike(node) && node.type !== undefined && 'body' in node)
      for (const value of returnedBy(node.body as ts.Node | undefined))
        compareAwaited(
          checker.getTypeAtLocation(value),
          checker.getTypeFromTypeNode(node.type),
          `${node.name?.getText() ?? node.parent.getText().split(' ')[0]}`,
        )
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (files.test(file.fileName)) visit(file)
  return [...found]
}

/** The values that the body of a function returns. */
function returnedBy(body: ts.Node | undefined): readonly ts.Expression[] {
  if (body === undefined) return []
  if (!ts.isBlock(body)) return [body as ts.Expression]
  const values: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression !== undefined) values.push(node.expression)
    ts.forEachChild(node, visit)
  }
  visit(body)
  return values
}
