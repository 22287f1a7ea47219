import type { TabStorage } from '../application/frame/shared/storage'

/** Milliseconds after which loading the code of a screen counts as failed (B93). */
const chunkTimeout = 120_000
const key = 'reloaded-for'
const oncePerMinutes = 1

export interface CodeHost {
  readonly storage: TabStorage
  /** The path of the current or pending navigation. */
  readonly path: () => string
  /** Repeats the current navigation: replaces its history entry and loads the route anew. */
  readonly replaceRoute: () => void
  readonly isOnline: () => boolean
  readonly reload: () => void
}

/**
 * Loads a chunk. On failure the route is replaced and the chunk requested again (B93). On a second failure a deployment
 * has probably removed the old files, so the page is reloaded at the same path, once, guarded by a flag in the tab's
 * storage. After that, or offline, the failure is thrown to the caller.
 */
export async function loadCode<T>(load: () => Promise<T>, host: CodeHost): Promise<T> {
  try {
    const loaded = await withTimeLimit(load()).catch(() => {
      host.replaceRoute()
      return withTimeLimit(load())
    })
    host.storage.remove(key)
    return loaded
  } catch (error) {
    if (!host.isOnline() || host.storage.read(key) === host.path()) throw error
    host.storage.write(key, host.path(), oncePerMinutes)
    host.reload()
    // The page is reloading; nothing is shown in between.
    return new Promise(() => undefined)
  }
}

function withTimeLimit<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('chunk timeout')), chunkTimeout)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
