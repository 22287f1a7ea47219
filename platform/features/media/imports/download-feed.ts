import { OutsideRefusal, openOutside } from '../../../kernel/outside/open-outside'
import type { OpenedOutside, OutsideAccess, OutsideLimits, OutsideReason } from '../../../kernel/outside/open-outside'
import { mostRead } from './reading/read-feed'

export type DownloadedFeed =
  | ({ readonly ok: true; readonly bytes: Uint8Array; readonly isCut: boolean } & Omit<OpenedOutside, 'body'>)
  | { readonly ok: false; readonly reason: OutsideReason; readonly retryAfter: string | null }

/** The most bytes of a feed that are received; what follows is left out, and the report says so. */
const mostBytes = 16 * 1024 * 1024
/** How often feeds and their media may lead on: hosts of podcasts count their listeners by redirects in a row. */
export const mostRedirects = 10
const limits = {
  mostBytes: Number.MAX_SAFE_INTEGER,
  longest: 60_000,
  mostRedirects,
  types: [
    ...['application/rss+xml', 'application/atom+xml', 'application/rdf+xml', 'application/xml', 'text/xml'],
    ...['text/plain', 'text/html', 'application/octet-stream', '*/*'],
  ],
  refused: ['image/*', 'audio/*', 'video/*'],
}

/** Receives a feed until it has enough items, or is too long. A failure is a value, since it is no fault of ours. */
export async function downloadFeed(
  address: string,
  options: Pick<OutsideLimits, 'known' | 'ending'>,
  access: OutsideAccess,
): Promise<DownloadedFeed> {
  try {
    const { body, ...opened } = await openOutside(address, { ...limits, ...options }, access)
    const chunks: Uint8Array[] = []
    let [length, items, end] = [0, 0, '']
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.byteLength
      // UTF-16 has a zero between its letters.
      const text = end + Buffer.from(chunk).toString('latin1').replaceAll('\0', '')
      const closings = [...text.matchAll(closing)]
      items += closings.length
      const last = closings.at(-1)
      end = text.slice(Math.max(text.length - longestClosing, last === undefined ? 0 : last.index + last[0].length))
      if (items > mostRead || length >= mostBytes) break
    }
    return { ok: true, ...opened, bytes: Buffer.concat(chunks), isCut: items > mostRead || length >= mostBytes }
  } catch (error) {
    if (error instanceof OutsideRefusal) return { ok: false, reason: error.reason, retryAfter: error.retryAfter }
    throw error
  }
}

/** Matches the end of an item. One within a text is counted, too, so that a feed may be cut early, but never late. */
const closing = /<\/(?:[\w-]{1,20}:)?(?:item|entry)\s{0,8}>/gi
const longestClosing = 40
