import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitOf } from '../../../../platform/kernel/first-view/visit'
import { drawnOrigin, drawPage } from '../../../support/draw-page'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { faultsIn, thingsIn } from '../../../support/structured-data'

const origin = drawnOrigin

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ seed: true })
})
afterAll(() => platform.close())

/** The page that a crawler gets: no cookie, no script, and a language only where its address names one. */
async function crawl(url: string): Promise<string> {
  const { html, status } = await drawPage(platform, url, { language: 'zh-CN' })
  expect(status).toBe(200)
  return html
}
const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const meta = (html: string, key: string) =>
  unescaped(new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '')
function linksIn(html: string) {
  return [...html.matchAll(/<link ([^>]*)>/g)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value!)])),
  )
}
const linked = (html: string, wanted: Readonly<Record<string, string>>) =>
  linksIn(html)
    .filter((link) => Object.entries(wanted).every(([name, value]) => link[name] === value))
    .map(({ href }) => href)

/** Public pages, and what each states that it shows. */
const pages = [
  ['/index', 'NewsMediaOrganization WebSite', 'website'],
  ['/page/page-today', 'BreadcrumbList', 'website'],
  ['/cates/culture', 'CollectionPage BreadcrumbList', 'website'],
  ['/page/page-listen', 'BreadcrumbList', 'website'],
  ['/posts/post-000001', 'NewsArticle BreadcrumbList', 'article'],
  ['/audios/audio-night-river-01', 'PodcastEpisode BreadcrumbList', 'music.song'],
  ['/albums/album-night-river', 'PodcastSeries BreadcrumbList', 'music.album'],
  ['/videos/video-001', 'VideoObject BreadcrumbList', 'video.other'],
  ['/radios/radio-news', 'RadioBroadcastService BreadcrumbList', 'website'],
  ['/lives/tv-news', 'BroadcastService BreadcrumbList', 'website'],
  ['/specials/special-flood', 'CollectionPage BreadcrumbList', 'article'],
  ['/atlas/gallery-dawn', 'ImageGallery BreadcrumbList', 'article'],
  ['/orgs/org-01', 'NewsMediaOrganization BreadcrumbList', 'profile'],
  ['/anchors/host-01', 'ProfilePage BreadcrumbList', 'profile'],
  ['/micro-wish-details/wish-demo-01', 'BreadcrumbList', 'article'],
] as const

describe('what a crawler reads of a public page, without a script', () => {
  for (const [path, types, openGraph] of pages)
    for (const [language, query, locale, other] of [
      ['zh-CN', '', 'zh_CN', 'en_US'],
      ['en', '?lang=en', 'en_US', 'zh_CN'],
    ] as const)
      it(`${path}${query} names its address, its languages, its card and its data`, async () => {
        const html = await crawl(path + query)
        const address = origin + path + query
        expect(html).toContain(`<html lang="${language}"`)
        expect(linked(html, { rel: 'canonical' })).toEqual([address])
        expect(linked(html, { hreflang: 'zh-CN' })).toEqual([origin + path])
        expect(linked(html, { hreflang: 'en' })).toEqual([`${origin}${path}?lang=en`])
        expect(linked(html, { hreflang: 'x-default' })).toEqual([origin + path])
        expect([meta(html, 'og:url'), meta(html, 'og:type')]).toEqual([address, openGraph])
        expect([meta(html, 'og:locale'), meta(html, 'og:locale:alternate')]).toEqual([locale, other])
        expect(meta(html, 'og:title')).not.toBe('')
        expect(meta(html, 'og:description')).not.toBe('')
        expect(meta(html, 'og:image')).toMatch(/^https:\/\/city\.example\//)
        expect(meta(html, 'twitter:card')).toBe('summary_large_image')
        const things = thingsIn(html)
        expect(things.map((thing) => thing['@type']).join(' ')).toBe(types)
        expect(await faultsIn(things)).toEqual([])
        expect(linked(html, { type: 'application/rss+xml' })[0]).toMatch(
          new RegExp(`^https://city.example/feeds/[^?]+\\.xml${query.replace('?', '\\?')}$`),
        )
      })

  it('a thing of the city leads to the feed of the news about it', async () => {
    const html = await crawl('/guides/guide-lift?lang=en')
    const [feed = ''] = linked(html, { type: 'application/rss+xml' })
    expect(feed).toBe('https://city.example/feeds/guides/guide-lift.xml?lang=en')
    const { payload } = await platform.app.inject({ url: feed.replace(origin, '') })
    expect(payload).toContain('/posts/post-000011')
  })

  it('the picture of a card has the size that it says', async () => {
    const html = await crawl('/posts/post-000001')
    const picture = await platform.app.inject({ url: meta(html, 'og:image').replace(origin, '') })
    const { default: sharp } = await import('sharp')
    const { width, height, format } = await sharp(picture.rawPayload).metadata()
    expect([width, height, format]).toEqual([
      Number(meta(html, 'og:image:width')),
      Number(meta(html, 'og:image:height')),
      'jpeg',
    ])
  })

  it('an article says when it was published, an audio and a video where their player is', async () => {
    expect(meta(await crawl('/posts/post-000001'), 'article:published_time')).toMatch(/^\d{4}-.*Z$/)
    expect(meta(await crawl('/posts/post-000001'), 'article:modified_time')).toMatch(/^\d{4}-.*Z$/)
    for (const path of ['/audios/audio-night-river-01', '/videos/video-001'])
      expect(linked(await crawl(`${path}?lang=en`), { type: 'application/json+oembed' })).toEqual([
        `${origin}/oembed?url=${encodeURIComponent(`${origin}${path}?lang=en`)}&format=json`,
      ])
    expect(meta(await crawl('/videos/video-001'), 'og:video')).toBe(`${origin}/embed/videos/video-001`)
  })

  it('the site says where it is searched', async () => {
    expect(thingsIn(await crawl('/index'))[1]).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
    })
  })

  it('a comment and a path in other letters have the address of their content', async () => {
    for (const path of ['/posts/post-000001/comment/comment-1', '/Posts/post-000001', '/posts/post-000001/?from=x'])
      expect(linked(await crawl(path), { rel: 'canonical' })).toEqual([`${origin}/posts/post-000001`])
  })

  it('no title ends the block that it stands in', async () => {
    await platform.database.execute(
      sql`update contents set title = '{"zh-CN":"</script><script>alert(1)</script>","en":"x"}' where id = 'post-000001'`,
    )
    const html = await crawl('/posts/post-000001')
    expect(html).not.toContain('<script>alert(1)')
    expect(thingsIn(html)[0]).toMatchObject({ headline: '</script><script>alert(1)</script>' })
  })
})

describe('a language in the address', () => {
  const visit = (url: string, accepted: 'zh-CN' | 'en', cookie?: string) =>
    visitOf(url, cookie, accepted, () => ({ queries: ['state'], isForMembers: false }))

  it('is that of the page, which is shared with all who ask for that address in that language', () => {
    expect(visit('/x?lang=en', 'zh-CN')).toEqual(visit('/x?lang=EN&utm=1', 'en'))
    expect(visit('/x?lang=zh-CN&state=a&utm=1', 'en')).toEqual(visit('/x?state=a', 'zh-CN'))
    expect(visit('/x?lang=fr', 'en')).toEqual(visit('/x', 'en'))
  })

  it('is in the canonical address, which names no language that was only negotiated', async () => {
    const canonical = async (url: string, language: 'zh-CN' | 'en') =>
      linked((await drawPage(platform, url, { language })).html, { rel: 'canonical' })
    for (const path of ['/posts/post-000001', '/org-list']) {
      expect(await canonical(path, 'en')).toEqual([origin + path])
      expect(await canonical(path, 'zh-CN')).toEqual([origin + path])
      expect(await canonical(`${path}?lang=en`, 'zh-CN')).toEqual([`${origin}${path}?lang=en`])
      expect(await canonical(`${path}?lang=zh-CN`, 'en')).toEqual([origin + path])
    }
    expect(visit('/x?lang=en', 'en').key).not.toBe(visit('/x', 'en').key)
  })
})
