import { findCopy, readCookies, storeCopy } from './ask-storage'
import { datedCopy, trim } from './copies'

const pageCache = 'pages'
const mostCopies = 30
/**
 * The age in milliseconds up to which a copy of a page is shown at once while a new one is fetched
 * (stale-while-revalidate). The platform's own copies become about as old.
 */
const freshFor = 5 * 60_000
/**
 * The cookies on which the content of a shared page depends, besides its address and whether the visitor is a member.
 */
const drawnFrom = ['city', 'firstPage', 'preferences']

/**
 * Returns the copy of a page that was opened a short time ago by the same visitor. A reload gets none, so it fetches a
 * new page.
 */
export async function freshPage(request: Request): Promise<Response | undefined> {
  if (request.cache !== 'default') return undefined
  const key = await keyOf(request.url)
  const copy = key === null ? undefined : await findCopy(pageCache, key)
  const age = Date.now() - Date.parse(copy?.headers.get('x-kept-at') ?? '')
  return age < freshFor ? copy : undefined
}

/** Caches a page that visitors share. A page marked private belongs to one member, so it is not cached. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected || (answer.headers.get('cache-control') ?? 'private').includes('private')) return
  const key = await keyOf(address)
  if (key === null) return
  await storeCopy(pageCache, key, await datedCopy(answer))
  await trim(pageCache, mostCopies)
}

/** Caches the page that was opened before the worker took control. The page comes from the browser's own cache. */
export async function keepOpenedPage(address: string): Promise<void> {
  if ((await keyOf(address)) !== null) await keepPage(address, await fetch(address, { cache: 'force-cache' }))
}

/**
 * The cache key of a page, which is different for guests and members. It is null for an address with a query, which may
 * be personal, and where cookies cannot be read.
 */
async function keyOf(address: string): Promise<string | null> {
  const url = new URL(address)
  const cookies = url.search === '' ? await readCookies() : null
  if (cookies === null) return null
  const visitor = ['', 'guest'].includes(cookies.get('authorization') ?? '') ? 'guest' : 'member'
  const depends = [['visitor', visitor], ...drawnFrom.map((name) => [name, cookies.get(name) ?? ''])]
  return `${url.origin}${url.pathname}?${new URLSearchParams(depends)}`
}
