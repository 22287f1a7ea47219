import type { LocalStorage } from '../../application/shared/storage'

/** Storage of a host that keeps nothing: the platform, while it draws a first view. */
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
