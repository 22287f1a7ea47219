import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomToken } from '../shared/random'
import type { StoredFile } from '../storage/file-storage'

const touchedEvery = 3_600_000
/** Milliseconds after which nobody writes a draft any more. */
const longestDraft = 3_600_000
const comparedAtOnce = 500

/** A file that was generated from another one, its owner, such as one size of a picture. */
export interface CachedName {
  readonly owner: string
  readonly key: string
}

/**
 * A directory of files that can be generated again from their owners. Its size has an upper bound; the least recently
 * used files are removed first. The files of an owner are in a directory of their own, so that they can follow it.
 */
export class DiskCache {
  private total: number | null = null
  private sweeping: Promise<void> | null = null

  /** @param most maximum size in bytes */
  constructor(
    private readonly directory: string,
    private readonly most: number,
  ) {}

  async find(name: CachedName, mime: string): Promise<StoredFile | null> {
    const path = this.pathOf(name)
    const facts = await stat(path).catch(() => null)
    if (facts === null) return null
    const now = new Date()
    if (now.getTime() - facts.mtimeMs > touchedEvery) void utimes(path, now, now).catch(() => {})
    return {
      size: facts.size,
      mime,
      version: name.key.slice(0, 24),
      read: (range) => Promise.resolve(createReadStream(path, range)),
    }
  }

  async put(name: CachedName, content: Uint8Array): Promise<void> {
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

  /**
   * Removes what was generated from owners that are gone, and drafts of processes that ended.
   * @param existing returns those of the owners that are still there
   */
  async removeOrphans(existing: (owners: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const folders = await readdir(this.directory).catch(() => [])
    for (let at = 0; at < folders.length; at += comparedAtOnce) {
      const some = folders.slice(at, at + comparedAtOnce).map((folder) => ({ folder, owner: ownerOf(folder) }))
      const there = await existing(some.flatMap(({ owner }) => owner ?? []))
      for (const { folder, owner } of some) {
        const path = join(this.directory, folder)
        if (owner === null || !there.has(owner)) await rm(path, { recursive: true, force: true })
        else await removeDrafts(path)
      }
    }
  }

  private pathOf({ owner, key }: CachedName): string {
    return join(this.directory, encodeURIComponent(owner), key)
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

/** The owner of a directory's files; null for a directory that this version did not make. */
function ownerOf(folder: string): string | null {
  try {
    const owner = decodeURIComponent(folder)
    return owner.includes('/') ? owner : null
  } catch {
    return null
  }
}

async function removeDrafts(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    if (!name.includes('.')) continue
    const path = join(directory, name)
    const facts = await stat(path).catch(() => null)
    if (facts !== null && Date.now() - facts.mtimeMs > longestDraft) await rm(path, { force: true })
  }
}
