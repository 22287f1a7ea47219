import type { ContentCache } from '../../../application/frame/site/content-cache'

/** The prefix of the caches that hold the client itself, which could not open offline without them. */
const shellPrefix = 'shell'

async function contentCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => !name.startsWith(shellPrefix))
}

/** The service worker's copies of visited content. Only the caches that `clear` removes are measured. */
export class BrowserContentCache implements ContentCache {
  async size(): Promise<number | null> {
    try {
      let size = 0
      for (const name of await contentCaches()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) size += (await (await cache.match(request))?.blob())?.size ?? 0
      }
      return size
    } catch {
      return null
    }
  }

  async clear(): Promise<boolean> {
    try {
      await Promise.all((await contentCaches()).map((name) => caches.delete(name)))
      return true
    } catch {
      return false
    }
  }
}
