import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A source file: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const skipped = new Set(['node_modules', 'media', 'dist', '.cache', '.data'])

/** Every file in some folders with one of the given endings. */
export function filesBelow(folders: readonly string[], endings: readonly string[]): readonly SourceFile[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return skipped.has(entry.name) && relative(repository, folder) === 'platform/demo' ? [] : walk(path)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
    })
  return folders
    .flatMap((folder) => walk(join(repository, folder)))
    .map((path) => ({ path: relative(repository, path), text: readFileSync(path, 'utf8') }))
}

export function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

/** Every node of a tree, in the order of the text. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}
