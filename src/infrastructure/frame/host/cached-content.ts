import { getArticle } from '../../../../contract/articles'
import { getAlbum, getAudio } from '../../../../contract/audio'
import { getCollection } from '../../../../contract/collections'
import { listFeed } from '../../../../contract/feed'
import { getGallery } from '../../../../contract/gallery'
import { getSpecial } from '../../../../contract/specials'
import { getVideo } from '../../../../contract/videos'
import type { KeptContentEntry } from '../../../application/frame/site/kept-content'
import { withinTime } from './time-limit'

/** The cache of the service worker that holds the answers (`service-worker/api-copies.ts`). */
const cacheName = 'content'
/** Milliseconds after which a cache that does not answer counts as empty. */
const limit = 3000

const addresses = [
  ['post', getArticle.url],
  ['audio', getAudio.url],
  ['album', getAlbum.url],
  ['video', getVideo.url],
  ['collection', getCollection.url],
  ['special', getSpecial.url],
  ['gallery', getGallery.url],
] as const

/** Whether the cache holds the unfiltered feed, which the home shows. */
export async function hasCachedHome(language: string): Promise<boolean> {
  return (await cachedUrls()).some(
    ({ pathname, searchParams }) =>
      pathname === listFeed.url &&
      searchParams.get('language') === language &&
      ['category_id', 'sub_category_id', 'organisation_id'].every((narrower) => !searchParams.has(narrower)),
  )
}

function cachedUrls(): Promise<readonly URL[]> {
  return withinTime(limit, readUrls()).catch(() => [])
}

async function readUrls(): Promise<readonly URL[]> {
  if (typeof caches === 'undefined' || !(await caches.has(cacheName))) return []
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url))
}

/** The contents in the service worker's cache in one language, latest first. */
export function cachedContent(language: string): Promise<readonly KeptContentEntry[]> {
  return withinTime(limit, readContent(language)).catch(() => [])
}

async function readContent(language: string): Promise<readonly KeptContentEntry[]> {
  const urls = await readUrls()
  if (urls.length === 0) return []
  const cache = await caches.open(cacheName)
  const cachedPages = await Promise.all(
    urls.map(async ({ href, pathname, searchParams }) => {
      const of = searchParams.get('language') === language ? idIn(pathname) : null
      const answer = of === null ? undefined : await cache.match(href)
      const body = (await answer?.json().catch(() => null)) as { data?: { title?: unknown; name?: unknown } } | null
      const title = body?.data?.title ?? body?.data?.name
      return of === null || typeof title !== 'string'
        ? []
        : [{ ...of, title, at: answer?.headers.get('x-kept-at') ?? '' }]
    }),
  )
  return cachedPages.flat().sort((one, other) => other.at.localeCompare(one.at))
}

function idIn(path: string) {
  for (const [kind, url] of addresses) {
    const [before = '', after = ''] = url.split(':id')
    const id =
      path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, path.length - after.length) : ''
    if (id !== '' && !id.includes('/')) return { kind, id: decodeURIComponent(id) }
  }
  return null
}
