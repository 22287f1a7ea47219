import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomToken } from '../shared/random'
import type { StoredFile } from '../storage/file-storage'

const touchedEvery = 3_600_000

/**
 * A directory of files that can be generated again. Its size has an upper bound; the least recently used files are
 * removed first.
 */
export class DiskCache {
  private total: number | null = null
  private sweeping: Promise<void> | null = null

  /** @param most maximum size in bytes */
  constructor(
    private readonly directory: string,
    private readonly most: number,
  ) {}

  async find(name: string, mime: string): Promise<StoredFile | null> {
    const path = this.pathOf(name)
    const facts = await stat(path).catch(() => null)
    if (facts === null) return null
    const now = new Date()
    if (now.getTime() - facts.mtimeMs > touchedEvery) void utimes(path, now, now).catch(() => {})
    return {
      size: facts.size,
      mime,
      version: name.slice(0, 24),
      read: (range) => Promise.resolve(createReadStream(path, range)),
    }
  }

  async put(name: string, content: Uint8Array): Promise<void> {
    const path = this.pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomToken().slice(0, 8)}`
    try {
      await writeFile(draft, content)
      await rename(draft, path)
    } catch (error) {
      // Half a file on a full disk would only take up room.
      await rm(draft, { force: true })
      throw error
    }
    if (this.total === null) this.total = await this.measure()
    else this.total += content.length
    if (this.total > this.most)
      await (this.sweeping ??= this.sweep().finally(() => {
        this.sweeping = null
      }))
  }

  private pathOf(name: string): string {
    return join(this.directory, name.slice(0, 2), name)
  }

  private async list(): Promise<{ path: string; size: number; usedAt: number }[]> {
    const names = await readdir(this.directory, { recursive: true }).catch(() => [])
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.directory, name)
        const facts = await stat(path).catch(() => null)
        return facts?.isFile() ? [{ path, size: facts.size, usedAt: facts.mtimeMs }] : []
      }),
    )
    return files.flat()
  }

  private async measure(): Promise<number> {
    return (await this.list()).reduce((sum, file) => sum + file.size, 0)
  }

  /** Removes files until four fifths of the bound are left, so that the next file does not start another sweep. */
  private async sweep(): Promise<void> {
    const files = (await this.list()).sort((one, other) => one.usedAt - other.usedAt)
    let total = files.reduce((sum, file) => sum + file.size, 0)
    for (const file of files) {
      if (total <= this.most * 0.8) break
      await rm(file.path, { force: true })
      total -= file.size
    }
    this.total = total
  }
}
