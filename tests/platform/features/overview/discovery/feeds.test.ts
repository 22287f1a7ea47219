import { eq } from 'drizzle-orm'
import { parseRssFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleDetails } from '../../../../../platform/features/media/articles/articles.schema'
import { specialColumns, specialItems } from '../../../../../platform/features/media/specials/specials.schema'
import { tracks } from '../../../../../platform/features/media/audio/audio.schema'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const origin = 'https://city.example'
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

/** A reader in wide use, which refuses what is not well-formed. */
const read = (xml: string) => new Parser({ customFields: { feed: ['atom:link', 'podcast:guid'] } }).parseString(xml)

/** What every reader may expect of an item and a channel (https://www.rssboard.org/rss-profile). */
function checkRss(xml: string, self: string) {
  const feed = parseRssFeed(xml)
  expect(feed.title).toBeTruthy()
  expect(feed.description).toBeTruthy()
  expect(feed.link).toMatch(/^https:\/\//)
  expect(feed.atom?.links?.find(({ rel }) => rel === 'self')?.href).toBe(self)
  const guids = (feed.items ?? []).map(({ guid }) => guid?.value)
  expect(new Set(guids).size).toBe(guids.length)
  for (const item of feed.items ?? []) {
    expect(item.title).toBeTruthy()
    expect(item.link).toMatch(/^https?:\/\//)
    expect(new Date(item.pubDate ?? '').toUTCString()).toBe(item.pubDate)
  }
  return feed
}

describe('feeds of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ seed: true, configuration: { publicOrigin: origin, demo: true } })
  })
  afterAll(() => platform.close())
  const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })

  it('are read by readers, in both languages, whatever the browser prefers', async () => {
    const answer = await get('/feeds/home.xml', { 'accept-language': 'en' })
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const chinese = checkRss(answer.payload, `${origin}/feeds/home.xml`)
    expect([chinese.title, chinese.language, chinese.link]).toEqual(['临川', 'zh-cn', `${origin}/index`])
    const { payload } = await get('/feeds/home.xml?lang=en')
    const english = checkRss(payload, `${origin}/feeds/home.xml?lang=en`)
    expect([english.title, english.language, english.link]).toEqual(['Riverbend', 'en', `${origin}/index?lang=en`])
    const { items } = await read(payload)
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({ link: english.items?.[0]?.link, creator: english.items?.[0]?.dc?.creators?.[0] })
    expect(english.items?.map(({ guid }) => guid?.value)).toEqual(chinese.items?.map(({ guid }) => guid?.value))
  })

  it('are there for others while one address asks for hundreds', async () => {
    const ask = (url: string, remoteAddress: string) => platform.app.inject({ url, remoteAddress })
    const asked = Array.from({ length: 250 }, (_, index) => ask(`/feeds/categories/none-${index}.xml`, '10.66.0.1'))
    // Also for the one that the address waits for as well.
    const others = [10, 11, 12, 13].map((network) => ask('/feeds/categories/none-249.xml', `10.${network}.0.1`))
    const fresh = ask('/feeds/home.xml?lang=en&cursor=', '10.14.0.1')
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await fresh).statusCode).toBe(200)
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
  })

  it('exist for categories, organisations and specials, and for nothing else', async () => {
    const organisation = await queriesOf(platform.database).readOne(build.select().from(organisations))
    const special = await queriesOf(platform.database).readOne(
      build.select().from(contents).where(eq(contents.type, 5)),
    )
    for (const name of [
      'categories/culture',
      'subcategories/news-city',
      `organisations/${organisation?.id}`,
      `specials/${special?.id}`,
    ]) {
      const path = `/feeds/${name}.xml`
      expect(checkRss((await get(path)).payload, origin + path).items?.length, path).toBeGreaterThan(0)
    }
    for (const path of [
      'categories/none.xml',
      // A category that is in no list has no page to which its feed could lead.
      'categories/party.xml',
      'subcategories/party-study.xml',
      'organisations/none.xml',
      'specials/none.xml',
      'albums/none.xml',
      'x/y.xml',
      'albums/.xml',
      'albums/album-night-river',
    ])
      expect((await get(`/feeds/${path}`)).statusCode, path).toBe(404)
    expect((await get('/feeds/home.xml?cursor=nonsense')).statusCode).toBe(400)
  })

  it('are packed, and sent again to nobody who has them', async () => {
    const first = await get('/feeds/home.xml', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(first.rawPayload).toString()).toBe((await get('/feeds/home.xml')).payload)
    const { etag = '', 'last-modified': modified = '' } = first.headers as Record<string, string>
    const current: readonly Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", ${etag}` },
      { 'if-modified-since': modified },
    ]
    for (const headers of current) {
      const again = await get('/feeds/home.xml', headers)
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
    }
    const older: readonly Record<string, string>[] = [
      { 'if-none-match': '"x"' },
      { 'if-none-match': '"x"', 'if-modified-since': modified },
      { 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() },
    ]
    for (const headers of older) expect((await get('/feeds/home.xml', headers)).statusCode).toBe(200)
  })

  it('make a podcast of an album, with all that podcast apps require', async () => {
    const path = '/feeds/albums/album-night-river.xml?lang=en'
    const { payload } = await get(path)
    const feed = checkRss(payload, origin + path)
    expect(feed.itunes).toMatchObject({ explicit: false, type: 'serial', categories: [{ text: 'Society & Culture' }] })
    expect(feed.itunes?.author).toBeTruthy()
    expect(payload).toContain('<itunes:explicit>false</itunes:explicit>')
    expect(payload).not.toMatch(/<title>\s/)
    expect(feed.itunes?.image).toMatch(/^https:.*format,jpg$/)
    expect(feed.podcast?.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(feed.items?.length).toBeGreaterThan(3)
    for (const { enclosures, itunes } of feed.items ?? []) {
      const [sound] = enclosures ?? []
      const file = await get((sound?.url ?? '').replace(origin, ''))
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
        200,
        sound?.type,
        sound?.length,
      ])
      expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(itunes?.duration).toBeGreaterThan(0)
      expect(itunes?.episode).toBeGreaterThan(0)
    }
    expect((await read(payload)).items[0]?.enclosure?.url).toBe(feed.items?.[0]?.enclosures?.[0]?.url)
  })

  it('name the chapters of an episode', async () => {
    await platform.database
      .update(tracks)
      .set({ description: { 'zh-CN': '夜河\n00:00 开场\n00:02 渡口', en: 'Night\n00:00 Opening\n00:02 The ferry' } })
      .where(eq(tracks.contentId, 'audio-night-river-02'))
    const { payload } = await get('/feeds/albums/album-night-river.xml')
    const found = parseRssFeed(payload).items?.find(({ link }) => link?.endsWith('/audios/audio-night-river-02'))
    expect(found?.psc?.chapters).toEqual([
      { start: '00:00:00', title: '开场' },
      { start: '00:00:02', title: '渡口' },
    ])
  })
})

describeOnBothDatabases('the statements of feeds', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { publicOrigin: origin } })
    const { database } = platform
    for (let index = 0; index < 120; index += 1)
      await insertContent(database, { id: `p-${String(index).padStart(3, '0')}`, publishedAt: at(index) })
    await insertContent(database, { id: 'hidden', publishedAt: at(500), listed: false, state: 'withdrawn' })
    await insertContent(database, { id: 'special', type: 5, publishedAt: at(1) })
    await insertContent(database, { id: 'film', type: 4, publishedAt: at(501) })
    await database.insert(streams).values({ id: 's', url: '/media/s.m3u8', mime: 'x', restricted: true })
    const description = { 'zh-CN': '片', en: 'Film' }
    await database.insert(videos).values({ contentId: 'film', description, streamId: 's' })
    await database
      .insert(specialColumns)
      .values({ id: 'c', specialId: 'special', name: { 'zh-CN': '栏', en: 'Column' }, sort: 1 })
    await database.insert(specialItems).values([
      { columnId: 'c', contentId: 'p-003', sort: 1 },
      { columnId: 'c', contentId: 'p-007', sort: 2 },
      { columnId: 'c', contentId: 'hidden', sort: 3 },
    ])
  })
  afterAll(() => platform.close())
  const idsOf = (xml: string) => parseRssFeed(xml).items?.map(({ guid }) => guid?.value?.split('/').at(-1))

  it('page through everything once, without what is withdrawn or not for everybody', async () => {
    const seen: unknown[] = []
    let next: string | undefined = `${origin}/feeds/home.xml`
    while (next !== undefined) {
      const { payload }: { payload: string } = await platform.app.inject({ url: next.replace(origin, '') })
      seen.push(...(idsOf(payload) ?? []))
      next = parseRssFeed(payload).atom?.links?.find(({ rel }) => rel === 'next')?.href
    }
    const articles = Array.from({ length: 120 }, (_, index) => `p-${String(119 - index).padStart(3, '0')}`)
    expect(seen).toEqual([...articles.slice(0, -2), 'special', ...articles.slice(-2)])
  })

  it('hold the whole text of an article, sanitised and with absolute addresses', async () => {
    const english =
      '<h2 onclick="x()">One</h2><p><a href="/posts/2">ours</a> <a href="javascript:x()">bad</a> <a href="https://example.org/a?b=1&amp;c=2">theirs</a></p>' +
      '<figure><img src="/media/a.webp" alt="A bridge" srcset="x"><figcaption>Seen</figcaption></figure><img src="data:x"><script>x()</script><iframe src="https://example.org"></iframe><p>]]&gt; ]]></p>'
    await platform.database
      .update(articleDetails)
      .set({ body: { 'zh-CN': '<p>正文</p>', en: english } })
      .where(eq(articleDetails.contentId, 'p-119'))
    const { payload } = await platform.app.inject({ url: '/feeds/home.xml?lang=en' })
    const text = (await read(payload)).items[0]?.['content:encoded'] as string
    expect(text).toContain('<h2>One</h2>')
    expect(text).toContain(`<a href="${origin}/posts/2">ours</a> <a>bad</a>`)
    expect(text).toContain('<a href="https://example.org/a?b=1&amp;c=2">theirs</a>')
    expect(text).toContain(
      `<figure><img alt="A bridge" src="${origin}/media/a.webp?x-oss-process=image/resize,w_1080/format,jpg" /><figcaption>Seen</figcaption></figure>`,
    )
    expect(text).not.toMatch(/script|iframe|onclick|srcset|data:|javascript/)
    expect(text.match(/\]\]/g)).toHaveLength(2)
    expect(parseRssFeed(payload).items?.[0]?.content?.encoded).toBe(text)
    expect((await platform.app.inject({ url: '/feeds/home.xml' })).payload).toContain('正文')
  })

  it('list the contents of a special, the newest first', async () => {
    const { payload } = await platform.app.inject({ url: '/feeds/specials/special.xml' })
    expect(idsOf(payload)).toEqual(['p-007', 'p-003'])
  })

  it('hold no sign that XML may not hold', async () => {
    await platform.database
      .update(contents)
      .set({ title: { 'zh-CN': 'x', en: 'a\u000b<b>&]]>\ufffe' } })
      .where(eq(contents.id, 'p-007'))
    const { payload } = await platform.app.inject({ url: '/feeds/specials/special.xml?lang=en' })
    expect((await read(payload)).items[0]?.title).toBe('a<b>&]]>')
  })
})
