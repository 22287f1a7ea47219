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

/** What the rules have read, since most rules read most files: they are read and parsed once for all of them. */
const filesRead = new Map<string, SourceFile>()
const parsed = new WeakMap<SourceFile, ts.SourceFile>()

/** Every file in some folders with one of the given endings. */
export function filesBelow(folders: readonly string[], endings: readonly string[]): readonly SourceFile[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return walk(path)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
    })
  return folders.flatMap((folder) => walk(join(repository, folder))).map(read)
}

function read(path: string): SourceFile {
  const file = filesRead.get(path) ?? { path: relative(repository, path), text: readFileSync(path, 'utf8') }
  filesRead.set(path, file)
  return file
}

export function parse(file: SourceFile): ts.SourceFile {
  const { path, text } = file
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = parsed.get(file) ?? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind)
  parsed.set(file, tree)
  return tree
}

/** Every node of a tree in the order of the text, without punctuation, which makes a tree several times as large. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (each: ts.Node): void => {
    nodes.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return nodes
}
