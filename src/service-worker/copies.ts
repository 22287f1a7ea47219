import { askStorage } from './ask-storage'

/** A cached answer, with the time at which it was stored (`x-kept-at`). */
export async function datedCopy(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('x-kept-at', new Date().toISOString())
  // The stored body is decompressed.
  headers.delete('content-encoding')
  return new Response(await answer.blob(), { status: answer.status, headers })
}

/** Deletes the oldest entries of a cache beyond a maximum. */
export async function trim(name: string, most: number): Promise<void> {
  await askStorage(async (storage) => {
    const cache = await storage.open(name)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  })
}
