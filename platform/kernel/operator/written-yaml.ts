import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { outsideValue } from '../outside/outside-text'

/** What is wrong at a line of a file, counted from 1. */
export interface LineFault {
  readonly line: number
  readonly message: string
}

/** YAML as somebody wrote it: its value, and the line of each part. */
export interface WrittenYaml {
  readonly value: unknown
  /** The line of a part by its path; the line of what it stands in, where the part is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
  readonly faults: readonly LineFault[]
}

/**
 * Parses YAML, without aliases, which could grow without end.
 * @param linesBefore the lines of the file above it
 */
export function parseYaml(source: string, linesBefore = 0): WrittenYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + linesBefore
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: message.replace(/ at line \d+, column \d+:[^]*$/, ''),
  }))
  const lineOf = (path: readonly PropertyKey[]): number => {
    let node: unknown = document.contents
    let line = linesBefore === 0 ? 1 : linesBefore
    for (const part of path) {
      const next = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
        : isSeq(node)
          ? node.items[Number(part)]
          : undefined
      const placed = isPair(next) ? next.key : next
      if (!isNode(placed)) break
      line = lineAt(placed.range?.[0] ?? 0)
      node = isPair(next) ? next.value : next
    }
    return line
  }
  if (faults.length > 0) return { value: null, lineOf, faults }
  try {
    return { value: outsideValue(document.toJS({ maxAliasCount: 0 })), lineOf, faults }
  } catch {
    return { value: null, lineOf, faults: [{ line: 1, message: 'aliases (*name) are not taken: write it out' }] }
  }
}
