import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { pages } from '../../../../platform/features/overview/pages/pages.schema'
import { pageInputs } from '../../../../src/composition/first-view/server'
import { drawPage } from '../../../support/draw-page'
import { startPlatform, type TestPlatform } from '../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ seed: true })
})
afterAll(() => platform.close())

const draw = (url: string) => drawPage(platform, url)

/** Prepends a text to every text of an editor or a resident. */
async function writeEverywhere(text: string): Promise<void> {
  const inJson = JSON.stringify(text).slice(1, -1).replaceAll("'", "''")
  const columns = await rowsOf<{ table: string; column: string }>(
    platform.database,
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`,
  )
  for (const { table, column } of columns) {
    // Tables that only grow refuse an update, but the texts of their first rows come from outside as well.
    await platform.database.execute(sql.raw(`alter table "${table}" disable trigger user`))
    await platform.database.execute(
      sql.raw(
        `update "${table}" set "${column}" = replace(replace("${column}"::text, '"en": "', '"en": "${inJson}'), '"zh-CN": "', '"zh-CN": "${inJson}')::jsonb where "${column}"::text like '%"en": "%'`,
      ),
    )
  }
  await platform.database.execute(sql.raw(`update comments set text = '${text.replaceAll("'", "''")}' || text`))
  await platform.database.execute(sql.raw(`update users set nickname = '${text.replaceAll("'", "''")}' || nickname`))
}

/** The address that a document stands for where it is not its own. */
const addressOf = (html: string) => /data-address="([^"]*)" id="first-view"/.exec(html)?.[1]

describe('the page of the blank id', () => {
  // The demo has one.
  beforeAll(async () => void (await platform.database.delete(pages).where(eq(pages.id, 'default'))))

  it('is home while no default page is published, whatever its address carries (S001)', async () => {
    for (const path of ['/page/', '/page'])
      expect(await draw(`${path}?app_token=secret&lang=en`)).toMatchObject({
        status: 302,
        headers: { location: '/index?app_token=secret&lang=en' },
      })
  })

  it('is the default page as soon as editors publish one (S009)', async () => {
    const title = { 'zh-CN': '城市首页', en: 'The front door' }
    await platform.database.insert(pages).values({ id: 'default', title, shareDescription: title })
    const { status, html } = await draw('/page/')
    const root = await draw('/')
    await platform.database.delete(pages).where(eq(pages.id, 'default'))
    expect([status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([200, expect.stringContaining('The front door')])
    expect([root.status, addressOf(root.html), /<title>([^<]*)/.exec(root.html)?.[1]]).toEqual([
      200,
      '/page/',
      expect.stringContaining('The front door'),
    ])
  })

  it('is what the root is answered with, without a redirect, and with the address that the client then shows (S001)', async () => {
    const [root, home] = [await draw('/'), await draw('/index')]
    expect([root.status, root.headers?.['location'], addressOf(root.html)]).toEqual([200, undefined, '/index'])
    const bodyOf = (html: string) => /<div id="root">(.*?)<script/s.exec(html)?.[1]
    expect(bodyOf(root.html)).toBe(bodyOf(home.html))
    expect(bodyOf(root.html)).toContain('<article')
    const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    expect([canonicalOf(root.html), addressOf(home.html)]).toEqual([canonicalOf(home.html), undefined])
    // What an address carries is for the client alone, so that all visitors share the page.
    expect((await draw('/?app_token=secret')).key).toBe(root.key)
    expect(root.key).not.toBeNull()
  })
})

describe('what a first view depends on', () => {
  it('is the time of the platform, whatever the clock of its machine says', async () => {
    const { html } = await draw('/setting')
    expect(html).toContain(`data-at="${platform.clock.now().getTime()}"`)
  })

  it('are the queries that its screen reads, and all that a redirection carries on', () => {
    const queriesOf = (path: string) => pageInputs(path).queries
    expect(['/index', '/posts/post-000001', '/login', '/voluntary-activities', '/nowhere'].map(queriesOf)).toEqual([
      [],
      [],
      ['redirect'],
      ['state', 'kind', 'when', 'free', 'within', 'order'],
      [],
    ])
    expect(['/', '/page/', '/page'].map(queriesOf)).toEqual([[], null, null])
  })
})

describe('an address that leads to no screen', () => {
  it('is not found at once, the kit of a build for residents included', async () => {
    expect([(await draw('/nowhere')).status, (await draw('/kit')).status]).toEqual([404, 404])
  })
})

describe('the head of a document', () => {
  const contents = [
    ['/posts/post-000001', 'post-000001'],
    ['/audios/audio-night-river-01', 'audio-night-river-01'],
    ['/albums/album-night-river', 'album-night-river'],
    ['/videos/video-001', 'video-001'],
  ] as const
  const meta = (html: string, key: string) => new RegExp(`<meta property="og:${key}" content="([^"]*)"`).exec(html)?.[1]
  const setShare = (id: string, share: unknown) =>
    platform.database.execute(
      sql`update contents set share = ${share === null ? null : JSON.stringify(share)}::jsonb where id = ${id}`,
    )

  for (const [path, id] of contents) {
    it(`shares ${path} as its own, or as the editor wants it (B15)`, async () => {
      await setShare(id, null)
      const [row] = await rowsOf<{ title: { en: string }; cover: string }>(
        platform.database,
        sql`select title, covers->>0 as cover from contents where id = ${id}`,
      )
      const plain = await draw(path)
      // The link preview is limited to this length.
      expect(meta(plain.html, 'title')?.slice(0, 59)).toBe(row?.title.en.slice(0, 59))
      expect(meta(plain.html, 'image')).toContain(`https://city.example${row?.cover}?`)
      await setShare(id, {
        title: { en: 'By hand', 'zh-CN': '手写' },
        description: { en: 'Chosen words', 'zh-CN': '选词' },
        cover: '/media/chosen.webp',
      })
      const { html } = await draw(path)
      expect(['title', 'description', 'image'].map((key) => meta(html, key))).toEqual([
        'By hand',
        'Chosen words',
        'https://city.example/media/chosen.webp?x-oss-process=image/resize,w_1080,h_540,m_fill/format,jpg',
      ])
      expect(html).not.toContain('<title>By hand')
    })
  }

  it('says of a channel what it is', async () => {
    for (const [path, id] of [
      ['/radios/radio-news', 'radio-news'],
      ['/lives/tv-news', 'tv-news'],
    ] as const) {
      const [row] = await rowsOf<{ title: { en: string } }>(
        platform.database,
        sql`select title from contents where id = ${id}`,
      )
      const { status, html } = await draw(path)
      expect([status, meta(html, 'title')]).toEqual([200, row?.title.en])
      expect(meta(html, 'image')).toMatch(/^https:\/\/city\.example\//)
    }
    expect((await draw('/radios/nowhere')).status).toBe(404)
  })

  it("shares a page by its own words, and the site by the site's", async () => {
    const [page] = await rowsOf<{ text: string }>(
      platform.database,
      sql`select share_description->>'en' as text from pages where id = 'page-listen'`,
    )
    expect(meta((await draw('/page/page-listen')).html, 'description')).toBe(page?.text)
    expect(meta((await draw('/index')).html, 'title')).toBe('Riverbend')
  })
})

describe('a first view of content that holds scripts', () => {
  const hostile =
    '<script nonce="__CSP_NONCE__">hack()</script></script><style nonce="__CSP_NONCE__">*{color:red}</style>'
  beforeAll(() => writeEverywhere(hostile))

  for (const path of [
    '/index',
    '/page/page-today',
    '/cates/culture',
    '/subcates/news-city',
    '/posts/post-000001',
    '/audios/audio-night-river-01',
    '/albums/album-night-river',
    '/videos/video-001',
  ]) {
    it(`runs and styles by nothing but its own on ${path}`, async () => {
      const { status, html, inline } = await draw(path)
      expect(status).toBe(200)
      // It is there as text, so that the rest of this test is meaningful.
      expect(html.split('<body>')[1]).toContain('&lt;script nonce=&quot;__CSP_NONCE__&quot;&gt;hack()')
      expect(html).toContain('<title>&#60;script nonce=')
      const texts = (tag: string) =>
        Array.from(
          html.matchAll(new RegExp(`<${tag}(?! type="application/(?:ld\\+)?json")[^>]*>([\\s\\S]*?)</${tag}`, 'g')),
          ([, text]) => text,
        )
      expect(texts('script')).toEqual(inline.scripts)
      expect(texts('style')).toEqual(inline.styles)
      expect([...inline.scripts, ...inline.styles].join('')).not.toContain('hack')
    })
  }
})
