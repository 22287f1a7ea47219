import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IndexedDbStorage } from '../../../../src/infrastructure/frame/host/indexed-db-storage'

interface Request {
  result?: unknown
  error?: Error
  onsuccess?: () => void
  onerror?: () => void
}

/** A minimal IndexedDB for drafts. It may be full, or denied. */
class SmallDatabase {
  readonly kept = new Map<string, unknown>()
  refuses = false
  /** Whether requests are left without an answer. */
  hangs = false

  readonly open = () => this.request(() => ({ transaction: () => this.transaction() }))

  private transaction() {
    const acts: (() => void)[] = []
    const whole = this.request(() => acts.forEach((act) => act()))
    const store = {
      get: (key: string) => this.request(() => this.kept.get(key)),
      put: (value: unknown, key: string) => void acts.push(() => this.kept.set(key, structuredClone(value))),
      delete: (key: string) => void acts.push(() => this.kept.delete(key)),
      transaction: whole,
    }
    return { objectStore: () => store }
  }

  private request(act: () => unknown): Request {
    const request: Request = {}
    queueMicrotask(() => {
      if (this.hangs) return
      if (this.refuses) {
        request.error = new DOMException('full', 'QuotaExceededError')
        request.onerror?.()
      } else {
        request.result = act()
        request.onsuccess?.()
      }
    })
    return request
  }
}

describe('Drafts on the device', () => {
  const database = new SmallDatabase()

  beforeEach(() => {
    database.kept.clear()
    database.refuses = false
    database.hangs = false
    vi.stubGlobal('indexedDB', database)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are there for the next visit, until they are removed', async () => {
    expect(await new IndexedDbStorage().write('wish', { title: 'A bench' })).toBe(true)
    const later = new IndexedDbStorage()
    expect(await later.read('wish')).toEqual({ title: 'A bench' })
    await later.remove('wish')
    expect(await new IndexedDbStorage().read('wish')).toBeNull()
  })

  it('are told of when they are found, and only then', async () => {
    let found = 0
    const storage = new IndexedDbStorage(() => (found += 1))
    await storage.read('wish')
    expect(found).toBe(0)
    await storage.write('wish', 'typed')
    await storage.read('wish')
    expect(found).toBe(1)
  })

  it('are not there when none was written', async () => {
    expect(await new IndexedDbStorage().read('wish')).toBeNull()
  })

  it('that the device does not store are kept for this visit, and the write reports it', async () => {
    const storage = new IndexedDbStorage()
    database.refuses = true
    expect(await storage.write('wish', 'typed')).toBe(false)
    expect(await storage.read('wish')).toBe('typed')
  })

  it('that could not be kept are newer than what an earlier write left there', async () => {
    const storage = new IndexedDbStorage()
    await storage.write('wish', 'older')
    database.refuses = true
    await storage.write('wish', 'newer')
    database.refuses = false
    expect(await storage.read('wish')).toBe('newer')
  })

  it('are on the device again as soon as it takes them', async () => {
    const storage = new IndexedDbStorage()
    database.refuses = true
    await storage.write('wish', 'first')
    database.refuses = false
    expect(await storage.write('wish', 'second')).toBe(true)
    expect(await new IndexedDbStorage().read('wish')).toBe('second')
  })

  it('that were removed do not come back in this visit, though the device would not let them go', async () => {
    const storage = new IndexedDbStorage()
    await storage.write('wish', 'sent')
    database.refuses = true
    await storage.remove('wish')
    database.refuses = false
    expect(await storage.read('wish')).toBeNull()
  })

  it('end in memory when the device leaves every request without an answer, at once from the second on', async () => {
    // The module is loaded before the clock is stopped.
    await new IndexedDbStorage().read('wish')
    database.hangs = true
    vi.useFakeTimers()
    const storage = new IndexedDbStorage()
    const read = storage.read('wish')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await read).toBeNull()
    const acts = Promise.all([storage.write('wish', 'typed'), storage.keys(), storage.remove('show')])
    await vi.advanceTimersByTimeAsync(300)
    expect(await acts).toEqual([false, [], undefined])
    expect(await storage.read('wish')).toBe('typed')
    expect(await storage.read('show')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
    database.hangs = false
    expect(await storage.write('wish', 'typed later')).toBe(true)
    expect(database.kept.get('wish')).toBe('typed later')
  })

  it('that cannot be read are none', async () => {
    await new IndexedDbStorage().write('wish', 'typed')
    database.refuses = true
    expect(await new IndexedDbStorage().read('wish')).toBeNull()
  })
})
