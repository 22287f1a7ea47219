import { del, get, keys, set } from 'idb-keyval'
import type { DraftStorage } from '../../../application/frame/shared/storage'
import { withinTime } from './time-limit'

/** Milliseconds for a read, for which a first view waits, and for a write, which may be of a large picture. */
const limits = { read: 2000, write: 5000 }
/** Milliseconds for anything after one that took too long, until one is in time again. */
const limitOnceSlow = 300

/**
 * Drafts in IndexedDB through idb-keyval. A draft that could not be stored there in time is kept in memory for this
 * visit, and takes precedence over an earlier write.
 */
export class IndexedDbStorage implements DraftStorage {
  private readonly memory = new Map<string, unknown>()
  private isSlow = false

  /** @param onFound Called whenever a stored draft is read. */
  constructor(private readonly onFound: () => void = () => undefined) {}

  async read(key: string): Promise<unknown> {
    const draft = this.memory.has(key)
      ? this.memory.get(key)
      : await this.ask('read', () => get<unknown>(key)).catch(() => null)
    if (draft != null) this.onFound()
    return draft ?? null
  }

  write(key: string, value: unknown): Promise<boolean> {
    return this.change(key, value, () => set(key, value))
  }

  async remove(key: string): Promise<void> {
    // A null in memory hides the value that is still in the database, for the rest of this visit.
    await this.change(key, null, () => del(key))
  }

  async keys(): Promise<readonly string[]> {
    const stored = await this.ask('read', () => keys<string>()).catch(() => [])
    return [...new Set([...stored, ...this.memory.keys()])]
  }

  /** Returns false where the value is in memory alone. */
  private async change(key: string, value: unknown, act: () => Promise<void>): Promise<boolean> {
    try {
      await this.ask('write', act)
      this.memory.delete(key)
      return true
    } catch {
      this.memory.set(key, value)
      return false
    }
  }

  private async ask<Value>(kind: keyof typeof limits, act: () => Promise<Value>): Promise<Value> {
    try {
      const value = await withinTime(this.isSlow ? limitOnceSlow : limits[kind], act())
      this.isSlow = false
      return value
    } catch (error) {
      this.isSlow = true
      throw error
    }
  }
}
