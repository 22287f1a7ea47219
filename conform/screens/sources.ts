import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A source file of the client, parsed when it is asked for. */
export interface Source {
  /** The path from the root, with slashes. */
  readonly path: string
  readonly text: string
}

/** The sources of the client, by their paths. */
export function readSources(): ReadonlyMap<string, Source> {
  const folder = join(repository, 'src')
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const path = join('src', name).replaceAll('\\', '/')
        return [path, { path, text: readFileSync(join(repository, path), 'utf8') }] as const
      }),
  )
}

export const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)

/** The file that an import of another file means; null for a library. */
export function resolveImport(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const base = join(repository, dirname(from), specifier)
  const found = [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file))
  return found === undefined ? null : relative(repository, found).replaceAll('\\', '/')
}

/** The files that a file imports, at once or when they are needed; types alone are no use of a file. */
export function importsOf({ path, text }: Source): readonly string[] {
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm),
    ...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g),
  ]
  return specifiers.flatMap(([, specifier = '']) => resolveImport(path, specifier) ?? [])
}

/** The names that a file imports, each with its file and its name there. */
export function importedNames(
  source: ts.SourceFile,
): ReadonlyMap<string, { readonly file: string; readonly name: string }> {
  const names = new Map<string, { file: string; name: string }>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const file = resolveImport(source.fileName, statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (file === null || bindings === undefined || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, { file, name: (propertyName ?? name).text })
  }
  return names
}
