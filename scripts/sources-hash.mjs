import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * A hash of files and of all files in folders.
 * @param {readonly string[]} paths paths from the project's folder
 * @param {(file: string) => boolean} counts whether a file counts
 */
export function sourcesHash(paths, counts = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow).filter(counts).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesBelow(join(path, name)))
}
