import type { Clock } from '../../../application/frame/shared/clock'
import type { LocalStorage } from '../../../application/frame/shared/storage'

interface StoredEntry {
  readonly data: unknown
  /** Milliseconds since 1970; null for a value that does not expire. */
  readonly expireAt: number | null
}

const prefix = 'townsquare.'

/**
 * Local or session storage behind the shared port. A value that the browser refuses to store stays in memory for this
 * visit.
 */
export class WebStorage implements LocalStorage {
  private readonly memory = new Map<string, string>()

  /** `open` returns the browser's storage; it throws when the browser denies storage. */
  constructor(
    private readonly open: () => Storage,
    private readonly clock: Clock,
  ) {}

  read(key: string): unknown {
    const entry = parseKept(this.memory.get(key) ?? this.attempt((storage) => storage.getItem(prefix + key)))
    if (entry === null) return null
    if (entry.expireAt === null || entry.expireAt > this.clock.now()) return entry.data
    this.remove(key)
    return null
  }

  write(key: string, value: unknown, minutes?: number): void {
    const text = JSON.stringify({
      data: value,
      expireAt: minutes === undefined ? null : this.clock.now() + minutes * 60_000,
    } satisfies StoredEntry)
    const stored = this.attempt((storage) => {
      storage.setItem(prefix + key, text)
      return true
    })
    if (stored === true) this.memory.delete(key)
    else {
      this.memory.set(key, text)
      // The older value is removed, because the next visit would otherwise take it for the latest.
      this.attempt((storage) => storage.removeItem(prefix + key))
    }
  }

  remove(key: string): void {
    this.memory.delete(key)
    this.attempt((storage) => storage.removeItem(prefix + key))
  }

  private attempt<T>(act: (storage: Storage) => T): T | null {
    try {
      return act(this.open())
    } catch {
      return null
    }
  }
}

function parseKept(text: string | null): StoredEntry | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && 'data' in value ? (value as StoredEntry) : null
  } catch {
    return null
  }
}
