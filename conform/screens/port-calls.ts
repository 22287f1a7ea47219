import ts from 'typescript'
import { importedNames, parse, type Source } from './sources'

/** The calls that each method of a port makes, by the name of the port and of the method. */
export type PortCalls = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** A declaration of the adapters: the calls that it names itself, and the other declarations that it uses. */
interface Declared {
  readonly calls: Set<string>
  readonly uses: Set<string>
}

/** Finds out which calls of the contract stand behind each method of each port, through all helpers of the adapters. */
export function readPortCalls(sources: ReadonlyMap<string, Source>): PortCalls {
  const declared = new Map<string, Declared>()
  const methods: { readonly port: string; readonly method: string; readonly key: string }[] = []
  for (const source of sources.values()) {
    if (!source.path.startsWith('src/infrastructure/')) continue
    readAdapter(parse(source), declared, methods)
  }
  const ports = new Map<string, Map<string, Set<string>>>()
  for (const { port, method, key } of methods) {
    const calls = ports.get(port) ?? new Map<string, Set<string>>()
    ports.set(port, calls)
    calls.set(method, new Set([...(calls.get(method) ?? []), ...callsOf(key, declared)]))
  }
  return ports
}

function readAdapter(
  source: ts.SourceFile,
  declared: Map<string, Declared>,
  methods: { port: string; method: string; key: string }[],
): void {
  const imported = importedNames(source)
  const read = (key: string, node: ts.Node, owner: string | null): void => {
    const found: Declared = { calls: new Set(), uses: new Set() }
    declared.set(key, found)
    const visit = (inner: ts.Node): void => {
      if (ts.isIdentifier(inner)) {
        const from = imported.get(inner.text)
        if (from === undefined) found.uses.add(`${source.fileName} ${inner.text}`)
        else if (/^contract\//.test(from.file)) found.calls.add(from.name)
        else found.uses.add(`${from.file} ${from.name}`)
        if (owner !== null) found.uses.add(`${source.fileName} ${owner}.${inner.text}`)
      }
      ts.forEachChild(inner, visit)
    }
    ts.forEachChild(node, visit)
  }
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) read(`${source.fileName} ${statement.name?.text}`, statement, null)
    if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations)
        read(`${source.fileName} ${each.name.getText()}`, each, null)
    if (!ts.isClassDeclaration(statement)) continue
    const owner = statement.name?.text ?? ''
    const ports = (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText()),
    )
    for (const member of statement.members) {
      const method = member.name?.getText()
      if (method === undefined) continue
      const key = `${source.fileName} ${owner}.${method}`
      read(key, member, owner)
      for (const port of ports) methods.push({ port, method, key })
    }
  }
}

/** The calls of a declaration and of all that it uses. */
function callsOf(start: string, declared: ReadonlyMap<string, Declared>): ReadonlySet<string> {
  const seen = new Set<string>()
  const calls = new Set<string>()
  const waiting = [start]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const found = declared.get(key)
    if (found === undefined || seen.has(key)) continue
    seen.add(key)
    for (const call of found.calls) calls.add(call)
    waiting.push(...found.uses)
  }
  return calls
}
