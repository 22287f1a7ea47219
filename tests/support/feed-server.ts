import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = string | Uint8Array | ((request: IncomingMessage, response: ServerResponse) => void)

/** A server of feeds and their media on this machine, whose answers a test sets by path. */
export async function startFeedServer(port = 0) {
  const answers = new Map<string, { readonly type: string; readonly answer: Answer }>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const found = answers.get(path)
    if (found === undefined) response.writeHead(404).end()
    else if (typeof found.answer === 'function') found.answer(request, response)
    else response.writeHead(200, { 'content-type': found.type }).end(found.answer)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** The paths that were asked for, in order. */
    asked,
    set: (path: string, type: string, answer: Answer) => answers.set(path, { type, answer }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

interface TestItem {
  readonly guid: string
  readonly title: string
  readonly at?: string
  /** Further elements of the item, as XML; a short text where there are none. */
  readonly more?: string
}

/** The XML of an RSS feed. */
export function rssOf(items: readonly TestItem[], head = '<title>The Harbour Paper</title>'): string {
  const namespaces =
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
  const entries = items.map(
    ({ guid, title, at = 'Thu, 05 Mar 2026 06:00:00 GMT', more = '<description>d</description>' }) =>
      `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><pubDate>${at}</pubDate>${more}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0" ${namespaces}><channel>${head}${entries.join('')}</channel></rss>`
}
