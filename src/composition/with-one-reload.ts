import type { TabStorage } from '../application/shared/storage'

/** B93: how long the code of a screen may take. */
const chunkTimeout = 120_000
const key = 'reloaded-for'
const oncePerMinutes = 1

export interface ReloadGuard {
  readonly storage: TabStorage
  /** The path that the visitor is on or goes to. */
  readonly path: () => string
  readonly reload: () => void
}

/**
 * Loads code by chunks. When that fails, a deploy has probably taken the old files away: the page is loaded anew at the same path, once,
 * guarded in the tab's storage; a second failure is the caller's.
 */
export async function withOneReload<T>(load: () => Promise<T>, guard: ReloadGuard): Promise<T> {
  try {
    const loaded = await inTime(load())
    guard.storage.remove(key)
    return loaded
  } catch (error) {
    if (guard.storage.read(key) === guard.path()) throw error
    guard.storage.write(key, guard.path(), oncePerMinutes)
    guard.reload()
    // The page goes; nothing is shown in between.
    return new Promise(() => undefined)
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('chunk timeout')), chunkTimeout)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
