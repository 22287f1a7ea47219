import type { ContentCache } from '../../application/site/content-cache'

/** Caches of the service worker that hold the client itself: without them it would not open offline. */
const shellPrefix = 'shell'

/** The copies that the service worker keeps of what was visited. */
export class BrowserContentCache implements ContentCache {
  async size(): Promise<number | null> {
    try {
      return (await navigator.storage.estimate()).usage ?? null
    } catch {
      return null
    }
  }

  async clear(): Promise<boolean> {
    try {
      const names = (await caches.keys()).filter((name) => !name.startsWith(shellPrefix))
      await Promise.all(names.map((name) => caches.delete(name)))
      return true
    } catch {
      return false
    }
  }
}
