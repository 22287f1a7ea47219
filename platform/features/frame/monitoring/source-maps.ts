import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StackFrame } from '../../../../src/domain/frame/monitoring/visit-report'

/** Finds the places of scripts in our sources, by the source maps of all builds that are kept. */
export class SourceMaps {
  private readonly paths: ReadonlyMap<string, string>
  private readonly maps = new Map<string, TraceMap>()

  /** @param folder a folder for each version; the name of a script names its content, whatever build it comes from */
  constructor(folder: string) {
    this.paths = new Map(
      foldersIn(folder).flatMap((version) =>
        readdirSync(join(folder, version)).map((file) => [file, join(folder, version, file)] as const),
      ),
    )
  }

  /** The lines of a stack: `src/a.ts:1:2 in name`, or the position in the script where there is no map of it. */
  resolve(frames: readonly StackFrame[]): readonly string[] {
    const positions = frames.map((frame) => this.originalPositionOf(frame))
    return frames.map(({ file, line, column }, index) => {
      const position = positions[index] ?? null
      if (position === null) return `${file}:${line}:${column} (no source map)`
      // A map names what stands at a position. Where the next function calls this one, that is the name of this one.
      const name = positions[index + 1]?.name ?? null
      return `${position.source}:${position.line}:${position.column}${name === null ? '' : ` in ${name}`}`
    })
  }

  private originalPositionOf({ file, line, column }: StackFrame) {
    const map = this.mapOf(`${file}.map`)
    if (map === null) return null
    const found = originalPositionFor(map, { line, column: column - 1 })
    if (found.source === null) return null
    return {
      source: found.source.replace(/^(?:\.\.\/)+/, ''),
      line: found.line,
      column: found.column + 1,
      name: found.name,
    }
  }

  private mapOf(file: string): TraceMap | null {
    const path = this.paths.get(file)
    if (path === undefined) return null
    const map = this.maps.get(file) ?? new TraceMap(readFileSync(path, 'utf8'))
    this.maps.set(file, map)
    return map
  }
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
