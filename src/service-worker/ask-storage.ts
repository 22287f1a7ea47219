declare const self: ServiceWorkerGlobalScope

/** Milliseconds for which a page, a file or an answer waits for storage before it comes from the network. */
const limit = 1000
/** Milliseconds for which storage is waited for when there is no network, because nothing else can answer then. */
const offlineLimit = 5000
/** Milliseconds for which storage is not asked again once it has left a question without an answer. */
const pause = 10_000

let silentUntil = 0

/**
 * The one way to the caches and the cookies. It never rejects, and it ends: the result is null where storage fails or
 * does not answer, for which browsers have many reasons, such as a full disk or a damaged database. The network answers
 * then.
 * @param most the milliseconds that it may take; with a limit of its own, it is asked also after a silence
 */
export async function askStorage<Value>(
  work: (storage: CacheStorage) => Promise<Value>,
  most = limit,
): Promise<Value | null> {
  if (most === limit && Date.now() < silentUntil) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      silentUntil = Date.now() + pause
      resolve(null)
    }, most)
  })
  try {
    return await Promise.race([work(caches), silence])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The copy under a key of a cache. */
export async function findCopy(cacheName: string, key: RequestInfo, most?: number): Promise<Response | undefined> {
  return (await askStorage(async (storage) => (await storage.open(cacheName)).match(key), most)) ?? undefined
}

/**
 * Returns the network's answer. When the network fails, it asks storage for the copy under a key of a cache: it waits
 * longer than usual, and it asks also when storage has just left a question without an answer. It rejects as the network
 * does where there is no copy either.
 */
export async function answerOrCopy(answer: Promise<Response>, cacheName: string, key: RequestInfo): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    const copy = await findCopy(cacheName, key, offlineLimit)
    if (copy === undefined) throw error
    return copy
  }
}

/** Stores a copy. When that fails, only the copy is lost. */
export async function storeCopy(cacheName: string, key: RequestInfo, copy: Response): Promise<void> {
  await askStorage(async (storage) => (await storage.open(cacheName)).put(key, copy))
}

/** The cookies by their names; null where they cannot be read. */
export async function readCookies(): Promise<ReadonlyMap<string, string> | null> {
  if (!('cookieStore' in self)) return null
  const cookies = await askStorage(() => self.cookieStore.getAll())
  return cookies && new Map(cookies.map(({ name, value }) => [name ?? '', value ?? '']))
}
