import type { TabStorage } from '../application/shared/storage'

/** B93: how long the code of a screen may take. */
const chunkTimeout = 120_000
const key = 'reloaded-for'
const oncePerMinutes = 1

export interface CodeHost {
  readonly storage: TabStorage
  /** The path that the visitor is on or goes to. */
  readonly path: () => string
  /** Puts the present route in its own place, as a new entry. */
  readonly replaceRoute: () => void
  readonly isOnline: () => boolean
  readonly reload: () => void
}

/**
 * Loads code by chunks. When that fails the route is replaced and the code asked for once more (B93). When it fails again a deploy has
 * probably taken the old files away: the page is loaded anew at the same path, once, guarded in the tab's storage. After that, or
 * without a network, the failure is the caller's.
 */
export async function loadCode<T>(load: () => Promise<T>, host: CodeHost): Promise<T> {
  try {
    const loaded = await inTime(load()).catch(() => {
      host.replaceRoute()
      return inTime(load())
    })
    host.storage.remove(key)
    return loaded
  } catch (error) {
    if (!host.isOnline() || host.storage.read(key) === host.path()) throw error
    host.storage.write(key, host.path(), oncePerMinutes)
    host.reload()
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
