import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn as logInCall } from '../../../../contract/session'
import { demoAccounts } from '../../../../platform/demo/accounts'
import { findScreen } from '../../../../src/composition/create-app'
import { features } from '../../../../src/composition/features'
import { screens, type ExampleScreen, type Visitor } from '../../../e2e/support/screens'
import { drawPage, type DrawnPage } from '../../../support/draw-page'
import { startPlatform, type TestPlatform } from '../../../support/platform'

const routes = features.flatMap((feature) => feature.routes)
const isForMembers = ({ address }: ExampleScreen) => findScreen(routes, address)?.route.requiresAuth === true

/** What the client itself starts with, on every screen. */
const start = /\/(?:basic_info|configurations|alerts\/current)\b/

/** Screens whose content depends on what only a browser knows, or that lead on at once: they have none of their own. */
const withoutContent = ['/uid/reader-01', '/bind-success', '/inner-link?link=ftp://files.example/']

let platform: TestPlatform
const sessions = new Map<Visitor, string>()
beforeAll(async () => {
  platform = await startPlatform({ seed: true })
})
afterAll(() => platform.close())

/** The cookies of a visitor; null for whom the demo city has no account. */
async function cookiesOf(visitor: Visitor): Promise<string | null> {
  if (visitor === 'guest') return ''
  const { phone, password } = demoAccounts.find(({ role }) => role === visitor) ?? {}
  if (phone === undefined) return null
  const known = sessions.get(visitor)
  if (known !== undefined) return known
  const { data } = await platform.call(logInCall, { body: { phone, password, agreed: true } })
  const cookies = `authorization=${data.token}; user_info=${encodeURIComponent(JSON.stringify(data.user))}`
  sessions.set(visitor, cookies)
  return cookies
}

const shownIn = ({ html }: DrawnPage) => /<div id="root">([\s\S]*?)<script type="application/.exec(html)?.[1] ?? ''
const textIn = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const answersIn = ({ html }: DrawnPage) =>
  JSON.parse(/id="first-view">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
    string,
    { status: number; body: object }
  >

/** The names and titles of an answer, as far as a screen shows them in one piece. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /^(?:title|name|nickname|text|word|owner|phone)$/.test(key)
      ? [inner.split('\n')[0] ?? '']
      : typeof inner === 'string' && /^\d+$/.test(key)
        ? [inner]
        : namesIn(inner),
  )
}

describe('a screen that a guest may open', () => {
  it.each(screens.filter((screen) => screen.visitor === 'guest'))(
    '$address is drawn with its content',
    async ({ address }) => {
      const page = await drawPage(platform, address)
      expect(page.status).toBe(address === '/not-found' ? 404 : 200)
      const shown = shownIn(page)
      const text = textIn(shown)
      expect(shown).toMatch(/<h1|<article/)
      expect(page.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
      const answers = answersIn(page)
      expect(Object.keys(answers).length).toBeGreaterThan(1)
      const own = Object.entries(answers).filter(([call]) => !start.test(call))
      if (withoutContent.includes(address)) return
      expect(shown.replace(/<section[^>]*data-comments[\s\S]*/, '')).not.toMatch(
        /<main[^>]*>\s*<div role="status"[^>]*aria-busy/,
      )
      const names = own.flatMap(([, { body }]) => namesIn(body))
      if (names.length > 0) expect(names.filter((name) => text.includes(name))).not.toEqual([])
    },
  )
})

/** The home, and parts of it for frames: their title is the site's. */
const titledAsTheSite = ['/page/', '/index', '/_frame_index', '/_frame_foot', '/_frame_specials']

describe('the document of a screen that a guest may open', () => {
  const addresses = screens.filter((screen) => screen.visitor === 'guest').map(({ address }) => address)
  it.each(addresses)('%s has a title and a description of its own, in both languages', async (address) => {
    for (const language of ['en', 'zh-CN'] as const) {
      const { html } = await drawPage(platform, address, { language })
      const site = language === 'en' ? 'Riverbend' : '临川'
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
      if (titledAsTheSite.includes(address)) expect([title, description === '']).toEqual([site, false])
      else {
        expect(title).toMatch(new RegExp(`.+ · ${site}$`))
        expect(description.length).toBeGreaterThan(site.length)
      }
    }
  })
})

describe('what would move the rest of a screen if it came or went later', () => {
  const textOf = async (address: string) => textIn(shownIn(await drawPage(platform, address)))

  it('is drawn: the number of likes above the comments, and the places below the map', async () => {
    expect(await textOf('/practices/entry-demo-001')).toMatch(/Invite\d+ people like this\s*Comments/)
    expect(await textOf('/topics/topic-night-bus')).toMatch(/Pictures and videos\d+ people like this\s*Posts/)
    expect(await textOf('/practice-map')).toMatch(/\d+ places on this map/)
  })

  it('is not drawn: settings of playback on a live channel, which has none', async () => {
    const controls = async (address: string) => shownIn(await drawPage(platform, address))
    expect(await controls('/videos/video-001')).toContain('aria-label="Playback settings"')
    expect(await controls('/lives/tv-news')).not.toContain('aria-label="Playback settings"')
  })
})

describe('a screen of members', () => {
  it.each(screens.filter(isForMembers))(
    '$address is drawn for a $visitor before anything of theirs is loaded',
    async ({ address, visitor }) => {
      const cookies = await cookiesOf(visitor)
      if (cookies === null) return
      const page = await drawPage(platform, address, { cookies })
      expect(page.status).toBe(200)
      expect(shownIn(page)).toMatch(/<h1/)
      expect(page.calls.filter((call) => !start.test(call))).toEqual([])
      expect(page.key).not.toBeNull()
      // The same for everybody, and for a guest nothing but that it is loading.
      expect(shownIn(await drawPage(platform, address, { cookies: 'authorization=other' }))).toBe(shownIn(page))
      expect(shownIn(await drawPage(platform, address))).not.toMatch(/<h1/)
    },
  )
})

describe('what a member sees of a screen for everybody', () => {
  const own = screens.filter((screen) => screen.visitor !== 'guest' && !isForMembers(screen))
  it.each(own)('$address is drawn for the $visitor alone', async ({ address, visitor }) => {
    const cookies = await cookiesOf(visitor)
    if (cookies === null) return
    const page = await drawPage(platform, address, { cookies })
    expect([page.status, page.key]).toEqual([200, null])
    expect(shownIn(page)).toMatch(/<h1|<article/)
  })
})

/** The addresses of guests' screens of one thing, each with an id that nothing has. */
const missing = screens
  .filter(({ visitor }) => visitor === 'guest')
  .flatMap(({ address }) => {
    const [path = '', query] = address.split('?')
    const params = Object.entries(findScreen(routes, path)?.params ?? {})
    // Without its comment, a content is shown all the same; a certificate's screen says whether there is one.
    const sought = params.filter(
      ([name, value]) =>
        value !== undefined && !(name === 'id' && path.includes('/comment/')) && !path.startsWith('/certificates/'),
    )
    return sought.map(([, value]) => {
      const parts = path.split('/').map((part) => (decodeURIComponent(part) === value ? 'nope' : part))
      return parts.join('/') + (query === undefined ? '' : `?${query}`)
    })
  })

describe('a screen of something that does not exist', () => {
  it.each([...new Set([...missing, '/group-search/nope'])])('%s answers 404', async (address) => {
    expect((await drawPage(platform, address)).status).toBe(404)
  })

  it('says so in its own words, also where something is sought in it', async () => {
    for (const [address, words] of [
      ['/morePageCardData/nope', 'This no longer exists.'],
      ['/group-search/nope', 'This organisation or circle is no longer here'],
      ['/group-search/nope?q=ferry', 'This organisation or circle is no longer here'],
    ] as const)
      expect([address, textIn(shownIn(await drawPage(platform, address)))]).toEqual([
        address,
        expect.stringContaining(words),
      ])
  })
})

describe('a page that guests share', () => {
  it('is none of what an address holds that is a secret', async () => {
    for (const address of [
      '/preview/demo-draft-5f0c1e9a7b3d4286a1c2e3f4',
      '/videos/demo-video-draft-0b6e2d94c1f84a7793d5/preview',
      '/certificates/LANT-ERNS-2345',
      '/certificates/AAAA-BBBB-CCCC',
    ])
      expect([address, (await drawPage(platform, address)).key]).toEqual([address, null])
    expect((await drawPage(platform, '/preview/nothing')).key).toBeNull()
    expect((await drawPage(platform, '/posts/post-000001')).key).not.toBeNull()
  })

  it('has nothing of a query that its screen does not read, nor of a cookie that is somebody’s own', async () => {
    for (const { address } of screens.filter(({ visitor }) => visitor === 'guest')) {
      const mark = address.includes('?') ? '&' : '?'
      const plain = await drawPage(platform, address)
      const marked = await drawPage(platform, `${address}${mark}app_token=k7qz&latitude=1.5`, {
        cookies: 'user_info=k7qz; device=k7qz; authorization=guest',
      })
      // The page of the blank id may lead on, and carries on its queries then, so that only the plain one is shared.
      expect([address, marked.key]).toEqual([address, address === '/page/' ? null : plain.key])
      expect(marked.html).not.toContain('k7qz')
    }
  })
})
