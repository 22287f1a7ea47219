import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from '../storage/file-storage'
import { mimeOf } from './mime-types'

/** Files of a directory that ships with the product, by their relative paths. */
export class MediaFolder {
  constructor(private readonly directory: string) {}

  /** Finds a file; null when there is none, or when the path leads outside the directory. */
  async find(path: string): Promise<StoredFile | null> {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) return null
    const file = this.pathOf(path)
    const facts = await stat(file).catch(() => null)
    if (facts === null || !facts.isFile()) return null
    return {
      size: facts.size,
      mime: mimeOf(path),
      version: `${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}`,
      read: (range) => Promise.resolve(createReadStream(file, range)),
    }
  }
  /** Returns where a file of the directory is stored. */
  pathOf(path: string): string {
    return join(this.directory, path)
  }
}
