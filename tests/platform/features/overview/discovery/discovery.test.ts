import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchPath } from 'react-router-dom'
import { gunzipSync } from 'node:zlib'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { Sitemap } from '../../../../../platform/features/overview/discovery/sitemap'
import { webAppManifest } from '../../../../../platform/features/overview/discovery/web-app-manifest'
import { features } from '../../../../../src/composition/features'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { screenFacts } from '../../../../../src/composition/discovery/screen-facts'
import { foundGuides } from '../../../../../platform/features/civic/guides/guides.found'
import { guides } from '../../../../../platform/features/civic/guides/guides.schema'
import { indexAllThings } from '../../../../../platform/features/frame/search-index/found-things'
import { insertContent } from '../../../../support/content'
import { askerNamed } from '../../../../../platform/kernel/limits/asker'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const crawler = askerNamed('a crawler')

/** Whether robots.txt excludes an address (RFC 9309): the longest rule that matches wins, an equal one allows. */
function closedBy(text: string): (address: string) => boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => ({
    isClosed: kind === 'Disallow',
    length: path.length,
    pattern: new RegExp(
      `^${path
        .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
        .replace(/\$(?!$)/g, '\\$')
        .replaceAll('*', '.*')}`,
    ),
  }))
  return (address) => {
    const matching = rules.filter(({ pattern }) => pattern.test(address))
    const longest = Math.max(...matching.map(({ length }) => length))
    return matching.filter(({ length }) => length === longest).every(({ isClosed }) => isClosed)
  }
}

describe('the city can be found', () => {
  let platform: TestPlatform
  let built = ''
  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), 'townsquare-screens-'))
    await mkdir(join(built, 'server'))
    await writeFile(join(built, 'server', 'screens.json'), JSON.stringify(screenFacts()))
    platform = await startPlatform({
      seed: true,
      configuration: { publicOrigin: 'https://city.example', buildDirectory: built },
    })
  })
  afterAll(async () => {
    await platform.close()
    await rm(built, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })

  it('by robots, which are kept out of every screen of an account', async () => {
    const { headers, payload } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(payload).toContain('\nSitemap: https://city.example/sitemap.xml\n')
    const isClosed = closedBy(payload)
    const routes = features.flatMap((feature) => feature.routes)
    for (const { path } of routes.filter((route) => route.requiresAuth === true))
      expect(isClosed(path), path).toBe(true)
    for (const { path } of routes.filter(({ requiresAuth, indexed }) => requiresAuth !== true && indexed !== false))
      expect(isClosed(path), path).toBe(false)
    expect(['/videos/token/preview', '/preview/token', '/articles/1'].map(isClosed)).toEqual([true, true, false])
    // Nothing that only begins like a closed screen, and with any query all that is one.
    const closed = routes.filter(({ requiresAuth, indexed }) => requiresAuth === true || indexed === false)
    const addressOf = (path: string) => path.replace(/:\w+\??/g, '1')
    const isOfClosed = (path: string) => closed.some((route) => matchPath(route.path, path) !== null)
    // A rule for a screen with an id covers all that lies below.
    const foldersOfClosed = closed.flatMap(({ path }) => (/\/:\w+\??$/.test(path) ? addressOf(path).slice(0, -1) : []))
    const isBelowClosed = (path: string) => foldersOfClosed.some((folder) => path.startsWith(folder))
    for (const { path } of closed) {
      const address = addressOf(path)
      expect([address, isClosed(address), isClosed(`${address}?lang=en`)]).toEqual([address, true, true])
      if (!isOfClosed(`${address}-other`) && !isBelowClosed(`${address}-other`))
        expect([address, isClosed(`${address}-other`)]).toEqual([address, false])
    }
    for (const { path } of routes)
      expect([path, isClosed(addressOf(path))]).toEqual([path, isOfClosed(addressOf(path))])
    expect(['/search', '/search?q=ferry', '/search-team', '/search-team?mine=1'].map(isClosed)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(['/demo', '/demo/messenger', '/demonstration'].map(isClosed)).toEqual([true, true, false])
  })

  it('though nobody’s wish, order or hours are, whoever links to them', async () => {
    const tag = async (url: string) => (await get(url, { accept: 'text/html' })).headers['x-robots-tag']
    const ofPeople = ['/micro-wish-details/1', '/order-detail?id=1', '/help-details/1', '/user-details/1', '/actrank']
    for (const path of [...ofPeople, '/my-wish', '/send-wish', '/order-serve', '/micro-wish-details/1/comment/2'])
      expect(await tag(path), path).toBe('noindex')
    for (const path of ['/micro-wish', '/activities', '/team-ranking', '/wishes'])
      expect(await tag(path), path).toBe(undefined)
  })

  it('on a home screen, under its name, with icons of the sizes that it says', async () => {
    const { headers, payload } = await get('/manifest.webmanifest?lang=en')
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    const manifest = JSON.parse(payload)
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Riverbend',
      short_name: 'Riverbend',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#f4f7f7',
      background_color: '#f4f7f7',
    })
    expect(
      manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`),
    ).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src)
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect([`${width}x${height}`, `image/${format}`, icon.headers['content-type']]).toEqual([sizes, type, type])
    }
    expect(JSON.parse((await get('/manifest.webmanifest', { 'accept-language': 'zh-CN' })).payload)).toMatchObject({
      name: '临川',
      lang: 'zh-CN',
    })
  })

  it('on a home screen also when little is known of it', () => {
    expect(webAppManifest({ site: undefined, skin: undefined, app: undefined }, 'en')).toMatchObject({
      name: 'Townsquare',
      short_name: 'Townsquare',
      theme_color: '#ffffff',
      icons: [],
    })
    const icons = (image: string) =>
      webAppManifest({ site: { name: 'City', image }, skin: { background_color: 'url(x)' }, app: {} }, 'en').icons
    expect(icons('https://elsewhere.example/icon.png')).toEqual([
      { src: 'https://elsewhere.example/icon.png', purpose: 'any' },
    ])
    expect(icons('/uploads/icon.svg')).toEqual([
      { src: '/uploads/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ])
  })

  it('by a sitemap that names everything published which has a screen', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(addressesOf(index.payload)).toEqual([
      'https://city.example/sitemap/1.xml',
      'https://city.example/sitemap/guides.xml',
      'https://city.example/sitemap/places.xml',
      'https://city.example/sitemap/venues.xml',
      'https://city.example/sitemap/activities.xml',
      'https://city.example/sitemap/circles-1.xml',
      'https://city.example/sitemap/circle-posts-1.xml',
      'https://city.example/sitemap/news.xml',
    ])
    const packed = await get('/sitemap/1.xml', { 'accept-encoding': 'gzip' })
    const text = gunzipSync(packed.rawPayload).toString()
    expect(text).toBe((await get('/sitemap/1.xml')).payload)
    expect(text).toMatch(
      /<loc>https:\/\/city\.example\/posts\/post-000012<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><xhtml:link rel="alternate" hreflang="zh-CN" href="https:\/\/city\.example\/posts\/post-000012"\/>/,
    )
    const all = await queriesOf(platform.database).read(build.select().from(contents))
    const shown: readonly number[] = screenFacts().kinds.map((kind) => contentKinds[kind].code)
    const expected = all.filter(
      (content) => content.listed && shown.includes(content.type) && content.externalUrl === null,
    )
    expect(addressesOf(text)).toHaveLength(expected.length)
    for (const missing of ['/sitemap/0.xml', '/sitemap/2.xml', '/sitemap/1', '/sitemap/x.xml', '/sitemap/99999999.xml'])
      expect((await get(missing)).json()).toMatchObject({ code: 404001 })
  })
})

describe('a sitemap of what is no content', () => {
  it('names every guide that everybody may read, at the address of its screen, which crawlers may fetch', async () => {
    const platform = await startPlatform({ configuration: { publicOrigin: 'https://city.example' } })
    const { database } = platform
    const both = (text: string) => ({ 'zh-CN': text, en: text })
    const empty = {
      conditions: [],
      materials: [],
      steps: [],
      fees: [],
      questions: [],
      laws: [],
      placeIds: [],
      events: [],
    }
    const guide = { ...empty, title: both('Guide'), summary: both('What to do'), theme: 'documents' as const }
    await database
      .insert(guides)
      .values(
        ['one', 'two', 'withdrawn'].map((id) => ({
          ...{ ...guide, id, promisedDays: 3, checkedOn: '2026-01-01' },
          state: id === 'withdrawn' ? ('withdrawn' as const) : ('published' as const),
        })),
      )
    await indexAllThings(database, [foundGuides])
    const get = (url: string) => platform.app.inject({ url })
    const { payload } = await get('/sitemap/guides.xml')
    expect(addressesOf(payload)).toEqual(['https://city.example/guides/one', 'https://city.example/guides/two'])
    expect(payload).toContain('hreflang="en" href="https://city.example/guides/one?lang=en"')
    expect(XMLValidator.validate(payload)).toBe(true)
    const isClosed = closedBy((await get('/robots.txt')).payload)
    expect([isClosed('/guides/one'), isClosed('/arounds/x'), isClosed('/venue-details/x')]).toEqual([
      false,
      false,
      false,
    ])
    expect(addressesOf((await get('/sitemap/places.xml')).payload)).toEqual([])
    expect((await get('/sitemap/toString.xml')).statusCode).toBe(404)
    await platform.close()
  })
})

describe('a sitemap for Google', () => {
  it('names the picture of each content, the player of each video that everybody may play, and the news of two days', async () => {
    const platform = await startPlatform({ configuration: { publicOrigin: 'https://city.example' } })
    const { database, clock } = platform
    const now = clock.now().getTime()
    const hours = (count: number) => new Date(now - count * 3_600_000)
    const film = { type: 4, covers: ['/media/a.webp'], duration: 61.4, publishedAt: hours(1) }
    await insertContent(database, { id: 'open', ...film })
    await insertContent(database, { id: 'shut', ...film })
    await insertContent(database, { id: 'new', publishedAt: hours(47), title: { 'zh-CN': '渡口 & 桥', en: 'x' } })
    await insertContent(database, { id: 'old', publishedAt: hours(49) })
    await insertContent(database, { id: 'outside', publishedAt: hours(1), externalUrl: 'https://elsewhere.example' })
    await insertContent(database, { id: 'withdrawn', publishedAt: hours(1), listed: false, state: 'withdrawn' })
    const description = { 'zh-CN': '片', en: 'Film' }
    for (const id of ['open', 'shut']) {
      await database.insert(streams).values({ id, url: `/media/${id}.m3u8`, mime: 'x', restricted: id === 'shut' })
      await database.insert(videos).values({ contentId: id, description, streamId: id })
    }
    const sitemap = new Sitemap(
      queriesOf(database),
      'https://city.example',
      { kinds: ['post', 'video'], sources: [] },
      () => undefined,
    )
    const all = gunzipSync((await sitemap.page(1, crawler))!).toString()
    const news = gunzipSync(await sitemap.news(clock.now(), '临川', crawler)).toString()
    for (const text of [all, news]) expect(XMLValidator.validate(text)).toBe(true)
    expect(addressesOf(all)).toHaveLength(4)
    expect(all.match(/<image:loc>https:\/\/city\.example\/media\/a\.webp\?[^<]+<\/image:loc>/g)).toHaveLength(2)
    expect(all.match(/<video:player_loc>[^<]+/g)).toEqual(['<video:player_loc>https://city.example/embed/videos/open'])
    expect(all).toContain('<video:duration>61</video:duration>')
    expect(addressesOf(news)).toEqual(['https://city.example/posts/new'])
    expect(news).toContain('<news:name>临川</news:name><news:language>zh-cn</news:language>')
    expect(news).toContain('<news:title>渡口 &#38; 桥</news:title>')
    await platform.close()
  })
})

describe('a sitemap of many pages', () => {
  it('has each content in one of them, oldest first, none longer than it may be, and new ones in the last', async () => {
    const platform = await startPlatform({ features: [] })
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(minute / 3)))
    for (let place = 0; place < 25; place += 1)
      await insertContent(platform.database, {
        id: `p-${String(place).padStart(2, '0')}`,
        publishedAt: at(place),
        listed: place !== 3,
        type: place === 5 ? 5 : 3,
      })
    const addresses = async () => {
      const sitemap = new Sitemap(
        queriesOf(platform.database),
        'https://city.example',
        { kinds: ['post'], sources: [] },
        () => undefined,
        6,
      )
      const pages = addressesOf(gunzipSync(await sitemap.index(crawler)).toString()).filter((page) =>
        /\/\d+\.xml$/.test(page),
      )
      return await Promise.all(
        pages.map(async (_, place) =>
          addressesOf(gunzipSync((await sitemap.page(place + 1, crawler))!).toString()).map((address) =>
            address.slice(-4),
          ),
        ),
      )
    }
    const before = await addresses()
    expect(before.map(({ length }) => length)).toEqual([5, 6, 6, 6])
    expect(before.flat()).toEqual(
      Array.from({ length: 25 }, (_, place) => `p-${String(place).padStart(2, '0')}`).filter(
        (id) => id !== 'p-03' && id !== 'p-05',
      ),
    )
    await insertContent(platform.database, { id: 'p-99', publishedAt: new Date() })
    expect(await addresses()).toEqual([...before, ['p-99']])
    await platform.close()
  })
})

function addressesOf(text: string): string[] {
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
