import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mimeOf } from '../media/mime-types'
import { randomToken } from '../shared/random'
import { isStorageName } from './file-storage'
import type { FileStorage, StoredFile } from './file-storage'
import { draftDirectory } from './working-files'

/** Files in a directory, spread over subdirectories by the last characters of their names. */
export class DiskStorage implements FileStorage {
  constructor(private readonly directory: string) {}

  async put(name: string, file: string): Promise<void> {
    const path = this.pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    await rename(file, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      await this.bringFromOtherDisk(file, path)
      await rm(file, { force: true })
    })
  }

  /** Copies a file to its final path in a way that nobody ever finds half of it there. */
  private async bringFromOtherDisk(file: string, path: string): Promise<void> {
    const drafts = join(this.directory, draftDirectory)
    await mkdir(drafts, { recursive: true })
    const draft = join(drafts, randomToken())
    try {
      await copyFile(file, draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async find(name: string): Promise<StoredFile | null> {
    if (!isStorageName(name)) return null
    const path = this.pathOf(name)
    const facts = await stat(path).catch(() => null)
    if (facts === null || !facts.isFile()) return null
    return {
      size: facts.size,
      mime: mimeOf(name),
      version: `${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}`,
      read: (range) => Promise.resolve(createReadStream(path, range)),
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true })
  }

  async *list(beginning = ''): AsyncGenerator<string> {
    const entries = await readdir(this.directory, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    for (const folder of folders.sort())
      for (const name of (await readdir(join(this.directory, folder))).sort())
        if (name.startsWith(beginning) && isStorageName(name)) yield name
  }

  private pathOf(name: string): string {
    if (!isStorageName(name)) throw new Error('not a name of a stored file')
    const stem = name.slice(0, name.indexOf('.'))
    return join(this.directory, stem.slice(-2).padStart(2, '0'), name)
  }
}
