import type { DraftStorage } from '../../application/shared/storage'

/** Drafts in IndexedDB by idb-keyval, which is loaded when the first draft is written or asked for. */
export class IndexedDbStorage implements DraftStorage {
  private readonly memory = new Map<string, unknown>()

  async read(key: string): Promise<unknown> {
    // What the device refused is newer than what it kept before.
    if (this.memory.has(key)) return this.memory.get(key)
    try {
      const { get } = await import('idb-keyval')
      return (await get<unknown>(key)) ?? null
    } catch {
      return null
    }
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
    this.memory.delete(key)
    try {
      const { del } = await import('idb-keyval')
      await del(key)
    } catch {
      // A draft that could not be kept needs no removal.
    }
  }
}
