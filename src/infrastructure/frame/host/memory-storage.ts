import type { LocalStorage } from '../../../application/frame/shared/storage'

/** Storage without persistence, for the platform while it renders a first view. */
export class MemoryStorage implements LocalStorage {
  private readonly values = new Map<string, unknown>()

  read(key: string): unknown {
    return this.values.get(key) ?? null
  }

  write(key: string, value: unknown): void {
    this.values.set(key, value)
  }

  remove(key: string): void {
    this.values.delete(key)
  }
}
