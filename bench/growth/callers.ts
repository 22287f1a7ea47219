import { digest } from '../../platform/kernel/shared/signer'
import { tokenOf } from './fill-city'

/** The classes of requests, and their shares of mixed traffic in percent. */
export const shares = { pages: 70, reads: 20, writes: 8, streams: 2 } as const
export type RequestClass = keyof typeof shares
/** Two more kinds, which are measured alone: pages of which hardly any was drawn before, and visits of one article. */
export type Asked = RequestClass | 'drawnPages' | 'oneArticle'

/** One request as it is sent. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the requests ask for: the addresses of a city, and how many members of it have a session. */
export interface CityFacts {
  /** Addresses of guests' pages, the most read first. */
  readonly pages: readonly string[]
  readonly articles: readonly string[]
  readonly videos: readonly string[]
  readonly members: number
}

export async function readFacts(origin: string, members: number): Promise<CityFacts> {
  const sitemaps = [...(await textOf(`${origin}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  const parts = await Promise.all(
    sitemaps.map(async (address = '') =>
      /\.xml/.test(address) ? await textOf(origin + pathOf(address)) : `<loc>${address}</loc>`,
    ),
  )
  const found = parts.flatMap((part) =>
    [...part.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => pathOf(address)),
  )
  const paths = [...new Set(found.map((path) => path.replaceAll('&amp;', '&')))]
  // After the home page, pages of all kinds take turns: the order is as good as any, and the same each time.
  const pages = ['/index', ...paths.sort((one, other) => digest(one).localeCompare(digest(other)))]
  const idsOf = (screen: string) =>
    pages.flatMap((path) => (path.startsWith(`/${screen}/`) ? [decodeURIComponent(path.split(/[/?]/)[2] ?? '')] : []))
  return { pages, articles: idsOf('posts'), videos: idsOf('videos'), members }
}

const textOf = async (address: string) => await (await fetch(address)).text()
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/'

const asPage = (language: string) => ({
  accept: 'text/html',
  'accept-language': language,
  'accept-encoding': 'gzip, br',
})
const asCall = (token: string | null) => ({
  accept: 'application/json',
  'accept-encoding': 'gzip, br',
  'x-language': 'en',
  authorization: token ?? 'guest',
})

/** A whole number below `most`, the first ones the likeliest by Zipf's law. */
const byZipf = (most: number) => Math.min(most - 1, Math.floor(Math.exp(Math.random() * Math.log(most + 1))) - 1)
const anyOf = (most: number) => Math.floor(Math.random() * most)
const someMember = ({ members }: CityFacts) => tokenOf(anyOf(members))
const one = (of: readonly string[]) => encodeURIComponent(of[byZipf(of.length)] ?? '')
const feed = '/v1/feeds?types=1%2C2%2C3%2C4'

const get = (path: string, token: string | null = null): Sent => ({ method: 'GET', path, headers: asCall(token) })
const send = (method: 'POST' | 'PUT', path: string, body: object, token: string): Sent => ({
  method,
  path,
  headers: { ...asCall(token), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify(body),
})

type Maker = (facts: CityFacts) => Sent

const visit = (id: string, facts: CityFacts): Sent =>
  send('POST', '/v1/my_history', { post_id: id, type: 3 }, someMember(facts))

/** Each with its weight among those of its class. */
const reads: readonly (readonly [number, Maker])[] = [
  [3, () => get(feed)],
  [3, (facts) => get(feed, someMember(facts))],
  [4, (facts) => get(`/v2/c_static_article/${one(facts.articles)}`)],
  [3, (facts) => get(`/v1/post_comments/${one(facts.articles)}?type=3`)],
  [3, (facts) => get('/v1/user_not_views', someMember(facts))],
  [1, (facts) => get('/v1/my_history', someMember(facts))],
  [1, (facts) => get('/v1/my_messages', someMember(facts))],
  [1, () => get('/v1/search?q=river')],
  [1, (facts) => get(`/v1/play_positions/${one(facts.videos)}?type=4`, someMember(facts))],
]
const writes: readonly (readonly [number, Maker])[] = [
  [7, (facts) => visit(ofArticle(facts), facts)],
  [
    5,
    (facts) =>
      send(
        'PUT',
        `/v1/play_positions/${one(facts.videos)}`,
        { type: 4, seconds: 1 + anyOf(60), updated_at: new Date().toISOString() },
        someMember(facts),
      ),
  ],
  [3, (facts) => send('POST', '/v1/like', { post_id: ofArticle(facts), type: 3, action: anyOf(2) }, someMember(facts))],
  [1, (facts) => send('POST', '/v1/collection', { post_id: ofArticle(facts), type: 3, action: 1 }, someMember(facts))],
  [2, (facts) => send('PUT', '/v1/my_messages/read', { category: null }, someMember(facts))],
  [
    1,
    (facts) =>
      send(
        'POST',
        '/v1/mobile/comment',
        {
          post_id: ofArticle(facts),
          type: 3,
          text: 'Well said, neighbour.',
          people: [],
          parent_id: null,
          reply_to_id: null,
        },
        someMember(facts),
      ),
  ],
]
const ofArticle = ({ articles }: CityFacts) => articles[byZipf(articles.length)] ?? ''

function weighted(makers: readonly (readonly [number, Maker])[]): Maker {
  const all = makers.flatMap(([weight, maker]) => Array.from({ length: weight }, () => maker))
  return (facts) => all[anyOf(all.length)]!(facts)
}

/** Makes a request of a class, at random. A stream is opened like any other request, and stays. */
export const makerOf: Readonly<Record<Asked, Maker>> = {
  pages: ({ pages }) => ({
    method: 'GET',
    path: pages[byZipf(pages.length)] ?? '/index',
    headers: asPage(anyOf(2) === 0 ? 'en' : 'zh-CN'),
  }),
  drawnPages: ({ pages }) => ({
    method: 'GET',
    path: pages[anyOf(pages.length)] ?? '/index',
    headers: asPage(anyOf(2) === 0 ? 'en' : 'zh-CN'),
  }),
  oneArticle: (facts) => visit(facts.articles[0] ?? '', facts),
  reads: weighted(reads),
  writes: weighted(writes),
  streams: (facts) => ({
    method: 'GET',
    path: '/v1/my_messages/live',
    headers: { ...asCall(someMember(facts)), accept: 'text/event-stream' },
  }),
}

/** A class at random, by the shares of mixed traffic. */
export function someClass(): RequestClass {
  let place = Math.random() * 100
  for (const [name, share] of Object.entries(shares) as [RequestClass, number][]) {
    if (place < share) return name
    place -= share
  }
  return 'pages'
}
