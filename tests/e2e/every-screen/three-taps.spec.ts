import type { Page } from '@playwright/test'
import { expect, moveAnew, test, visit } from '../support/journey'
import { enterAs, examples, type Visitor } from '../support/screens'

/** Screens that no link of the product leads to, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '/_frame_index': 'for the frame of an app',
  '/_frame_cates': 'for the frame of an app',
  '/_frame_subcates': 'for the frame of an app',
  '/_frame_specials': 'for the frame of an app',
  '/_frame_foot': 'for the frame of an app',
  '/auth': 'the messenger leads there',
  '/app/initialize-login': 'an app leads there',
  '/qrs/boot': 'its code is printed',
  '/preview/:token': 'editors have its address',
  '/mobile-renovation': 'editors find it by its name, or their builder frames it',
  '/videos/:token/preview': 'editors have its address',
  '/certificates/:number': 'its code is printed on a certificate',
  '/share/:id': 'what a shared address opens',
  '/invitation-post': 'what a shared address opens',
  '/uid/:id': 'what a shared address opens',
  '/scan-result': 'the result of a scan',
  '/not-found': 'an address that is wrong leads there',
  '/error-page': 'an app leads there',
  '/address': 'a form opens it',
  '/arounds-map/:id': 'a place, three taps from home, leads there; within three, the map of all places shows it',
  '/alerts': 'the line over every screen leads there while a notice runs, and the search by its name',
  '/phone/bind': 'for members without a phone',
  '/bind-success': 'adding a phone leads there',
  '/wx-bind-phone': 'for members who came by the messenger',
  '/wish': 'an earlier address of the wishes',
  '/send-wish': 'an earlier address of the form of a wish',
  '/publish': 'an earlier address of the form of a story',
  '/create/:aid': 'a button of a discussion opens it',
  '/forget': 'the login by password leads there',
  '/activity-attendance/:id': 'an activity leads its leader there',
  '/activity-plan': 'the leader’s desk leads there',
  '/activity-plans/:id': 'the leader’s desk leads there',
  '/team-change/:id': 'the leader’s desk leads there',
  '/team-letters/:id': 'a team and its leader’s desk lead its members there',
  '/group-edit/:id': 'a circle, three taps from home, leads its owner there',
  '/group-manage/:id': 'a circle, three taps from home, leads there',
  '/group-post-detail/:aid': 'a circle, three taps from home, leads there',
  '/post-publish/:id': 'a circle, three taps from home, leads there',
  '/post-report/:id': 'a post of a circle leads there',
  '/user-evalues': 'an order leads there once a volunteer took it',
}

/** A comment opens over its content. */
const isOverContent = (path: string) => path.endsWith('/comment/:id')

/** Screens of a case of one’s own: they count from Me, all others from home. */
const ofOwnCases: readonly string[] = [
  '/add-helper',
  '/cash-detail/:id',
  '/case-thread/:kind/:id/:helper',
  '/cash-out',
  '/code-record',
  '/feedback-detail/:id',
  '/help-details/:id',
  '/interacts/:id/correct',
  '/interacts/:id/record',
  '/order-detail',
  '/practice-code',
  '/real-name',
  '/team-code',
  '/team-managetab/:id',
]

/** A guest who opens them is asked to log in; ways to them are shown to members, who have something there. */
const ofMembers: readonly string[] = ['/certificate', '/extension', '/message']

const taps = 3

const patterns = Object.entries(examples).map(([path, addresses]) => ({
  path,
  visitors: Object.values(addresses).flat(),
  fits: new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/\/:\w+/g, '/[^/]+')}/?$`),
}))

/** The route of an address: of several that fit, the one with the fewest parameters. */
function routeOf(address: string): string | undefined {
  const pathname = address.replace(/[?#].*/, '')
  const parameters = ({ path }: { readonly path: string }) => path.split(':').length
  return patterns.filter(({ fits }) => fits.test(pathname)).sort((one, other) => parameters(one) - parameters(other))[0]
    ?.path
}

interface DrawnScreen {
  readonly links: readonly string[]
  /** Whether something on it was still to come. */
  readonly isUnfinished: boolean
}

/** The addresses of this site that a screen links to as the platform draws it, which takes no browser. */
async function drawnScreen(page: Page, address: string): Promise<DrawnScreen> {
  const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const { origin } = new URL(answer.url())
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), answer.url()))
    .filter((link) => link.origin === origin)
    .map(({ pathname, search }) => pathname + search)
  return { links: [...new Set(links)], isUnfinished: html.includes('aria-busy="true"') || links.length === 0 }
}

/** The addresses of this site that a screen links to, once all of it was scrolled through. */
async function linksOn(page: Page, address: string): Promise<readonly string[]> {
  await moveAnew(page, address)
  await expect(page.locator('main:visible').first()).toBeVisible()
  const links = new Set<string>()
  // What is below loads as it comes near; the end of an endless list is not waited for.
  for (let screens = 0; screens < 6; screens += 1) {
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
    const { found, isEnd } = await page.evaluate(() => {
      const here = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        ({ origin }) => origin === location.origin,
      )
      const before = scrollY
      scrollBy({ top: 2 * innerHeight, behavior: 'instant' })
      return { found: here.map(({ pathname, search }) => pathname + search), isEnd: scrollY === before }
    })
    for (const link of found) links.add(link)
    if (isEnd) break
  }
  return [...links]
}

interface Way {
  readonly path: string
  readonly address: string
  readonly after: number
  readonly from: string
}

/** So many addresses of one route are looked at, one round for each. */
const rounds = 3

/**
 * Walks from one screen breadth first until all that is wanted was found. First one address of each route is looked at;
 * then further ones, since a list may be empty, and a case another’s.
 */
async function walk(
  start: string,
  isDone: (found: ReadonlyMap<string, Way>) => boolean,
  linksOf: (address: string) => Promise<readonly string[]>,
): Promise<ReadonlyMap<string, Way>> {
  const first = { path: routeOf(start) ?? '', address: start, after: 0, from: '' }
  const ways: Way[] = [first]
  const found = new Map([[first.path, first]])
  const seen = new Map<string, Set<string>>()
  for (let round = 1; round <= rounds; round += 1) {
    for (let after = 0; after < taps; after += 1) {
      for (const { path, address } of ways.filter((way) => way.after === after)) {
        if (isDone(found)) return found
        const before = seen.get(path) ?? new Set()
        if (before.has(address) || before.size >= round) continue
        seen.set(path, before.add(address))
        for (const link of await linksOf(address)) {
          const to = routeOf(link)
          if (to === undefined || ways.some((way) => way.address === link)) continue
          const way = { path: to, address: link, after: after + 1, from: address }
          ways.push(way)
          const known = found.get(to)
          if (known === undefined || known.after > way.after) found.set(to, way)
        }
      }
    }
  }
  return found
}

/**
 * Walks over the screens as the platform draws them; if that does not find all, opens those that are unfinished then,
 * such as the screens of members; and at last every screen, and scrolls through it.
 */
async function reachedFrom(
  page: Page,
  start: string,
  isDone: (found: ReadonlyMap<string, Way>) => boolean,
): Promise<ReadonlyMap<string, Way>> {
  const drawn = new Map<string, DrawnScreen>()
  const opened = new Map<string, readonly string[]>()
  let found: ReadonlyMap<string, Way> = new Map()
  for (const opens of [() => false, ({ isUnfinished }: DrawnScreen) => isUnfinished, () => true]) {
    found = await walk(start, isDone, async (address) => {
      const screen = drawn.get(address) ?? (await drawnScreen(page, address))
      drawn.set(address, screen)
      if (opens(screen) && !opened.has(address)) opened.set(address, await linksOn(page, address))
      return [...screen.links, ...(opened.get(address) ?? [])]
    })
    if (isDone(found)) break
  }
  return found
}

/** The screens that a visitor is the first to be shown in the examples, guests before members. */
function screensOf(visitor: Visitor): readonly string[] {
  const order: readonly Visitor[] = ['guest', 'volunteer', 'resident']
  return patterns.flatMap(({ path, visitors }) => {
    const first = [...ofOwnCases, ...ofMembers].includes(path) ? visitors.find((each) => each !== 'guest') : undefined
    const who = first ?? order.find((each) => visitors.includes(each))
    return who === visitor && exceptions[path] === undefined && !isOverContent(path) ? [path] : []
  })
}

for (const [visitor, start] of [
  ['guest', '/index'],
  ['resident', '/mine'],
  ['volunteer', '/mine'],
] as const) {
  test(`every screen is within three taps of home: what a ${visitor} sees`, async ({
    page,
    context,
    city,
    baseURL,
  }) => {
    // Against hanging alone: a busy machine opens a hundred screens slowly.
    test.setTimeout(400_000)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })
    const wanted = screensOf(visitor)
    await visit(page, '/not-found')
    // The footer of home leads to Me.
    const before = start === '/mine' ? 1 : 0
    const farIn = (found: ReadonlyMap<string, Way>) =>
      wanted.flatMap((path) => {
        const way = found.get(path)
        if (way === undefined) return [path]
        return way.after + before > taps && !ofOwnCases.includes(path) ? [`${path}, by ${way.from}`] : []
      })
    const found = await reachedFrom(page, start, (ways) => farIn(ways).length === 0)
    expect(farIn(found)).toEqual([])
  })
}
