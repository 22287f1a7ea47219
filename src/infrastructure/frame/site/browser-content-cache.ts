import type { ContentCache } from '../../../application/frame/site/content-cache'
import { withinTime } from '../host/time-limit'

/** The prefix of the caches that hold the client itself, which could not open offline without them. */
const shellPrefix = 'shell'
/** Milliseconds after which caches that do not answer count as failed. Every copy is read to measure them. */
const limit = 10_000

async function contentCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => !name.startsWith(shellPrefix))
}

/** The service worker's copies of visited content. Only the caches that `clear` removes are measured. */
export class BrowserContentCache implements ContentCache {
  size(): Promise<number | null> {
    return withinTime(limit, measure()).catch(() => null)
  }

  clear(): Promise<boolean> {
    return withinTime(limit, clearAll()).then(
      () => true,
      () => false,
    )
  }
}

async function measure(): Promise<number> {
  let size = 0
  for (const name of await contentCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) size += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return size
}

async function clearAll(): Promise<void> {
  await Promise.all((await contentCaches()).map((name) => caches.delete(name)))
}
