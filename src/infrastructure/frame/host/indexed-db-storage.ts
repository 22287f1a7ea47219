import type { DraftStorage } from '../../../application/frame/shared/storage'

/**
 * Drafts in IndexedDB through idb-keyval, which is loaded when the first draft is written or read. A draft that could
 * not be stored there is kept in memory for this visit, and takes precedence over an earlier write.
 */
export class IndexedDbStorage implements DraftStorage {
  private readonly memory = new Map<string, unknown>()

  /** @param onFound Called whenever a stored draft is read. */
  constructor(private readonly onFound: () => void = () => undefined) {}

  async read(key: string): Promise<unknown> {
    const draft = await this.find(key)
    if (draft !== null) this.onFound()
    return draft
  }

  async write(key: string, value: unknown): Promise<boolean> {
    try {
      const { set } = await import('idb-keyval')
      await set(key, value)
      this.memory.delete(key)
      return true
    } catch {
      this.memory.set(key, value)
      return false
    }
  }

  async remove(key: string): Promise<void> {
    try {
      const { del } = await import('idb-keyval')
      await del(key)
      this.memory.delete(key)
    } catch {
      // The null in memory hides the value that is still in the database, for the rest of this visit.
      this.memory.set(key, null)
    }
  }

  async keys(): Promise<readonly string[]> {
    try {
      const { keys } = await import('idb-keyval')
      return [...new Set([...(await keys<string>()), ...this.memory.keys()])]
    } catch {
      return [...this.memory.keys()]
    }
  }

  private async find(key: string): Promise<unknown> {
    if (this.memory.has(key)) return this.memory.get(key) ?? null
    try {
      const { get } = await import('idb-keyval')
      return (await get<unknown>(key)) ?? null
    } catch {
      return null
    }
  }
}
