import type { BrowserContext, Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'
import { enterAs, examples, inGroups, type Visitor } from '../support/screens'

/**
 * For each screen whose address says what it shows, a second address beside that of its example. The test opens both in
 * one tab, one after the other.
 */
const others: Readonly<Record<string, string>> = {
  '/_frame_cates': '/_frame_cates?id=sports',
  '/_frame_subcates': '/_frame_subcates?id=news-economy',
  '/activities-details/:id': '/activities-details/activity-004',
  '/activity-attendance/:id': '/activity-attendance/activity-003',
  '/activity-plan': '/activity-plan?id=activity-plan-1',
  '/actrank': '/actrank?period=all',
  '/albums/:id': '/albums/album-classics',
  '/anchors/:id': '/anchors/host-02',
  '/around': '/around?kind=park',
  '/around-map': '/around-map?kind=park',
  '/arounds/:id': '/arounds/amenity-030',
  '/arounds-map/:id': '/arounds-map/amenity-030',
  '/atlas/:aid': '/atlas/gallery-autumn',
  '/audios/:aid': '/audios/audio-children-01',
  '/case-thread/:kind/:id/:helper': '/case-thread/order/order-demo-079/volunteer-081',
  '/cash-detail/:id': '/cash-detail/cash-out-demo-5',
  '/certificates/:number': '/certificates/AAAA-BBBB-CCCC',
  '/cates/:id': '/cates/sports',
  '/class-assistant': '/class-assistant?view=classes',
  '/class-assistant/:id': '/class-assistant/class-calligraphy',
  '/classrooms': '/classrooms?kind=culture',
  '/create/:aid': '/create/topic-benches',
  '/dj': '/dj?column=party-study',
  '/dyfcg': '/dyfcg?id=campaign-river',
  '/error-page': '/error-page?type=2',
  '/feedback-detail/:id': '/feedback-detail/feedback-demo-3',
  '/group-detail/:id': '/group-detail/circle-03',
  '/group-manage/:id': '/group-manage/circle-03',
  '/group-post-detail/:aid': '/group-post-detail/circle-post-3-002',
  '/groups': '/groups?mine=1',
  '/group-search/:id': '/group-search/org-01?q=bus',
  '/guide': '/guide?theme=housing&event=new-home',
  '/guide/search': '/guide/search?q=card',
  '/guides/:id': '/guides/guide-school-place',
  '/help-details/:id': '/help-details/person-demo-1',
  '/interact': '/interact?department=department-roads',
  '/interacts/:aid': '/interacts/suggestion-demo-04',
  // The office has taken this one up already, so its form says that it cannot be corrected any more.
  '/interacts/:id/correct': '/interacts/suggestion-demo-23/correct',
  '/interacts/:id/record': '/interacts/suggestion-demo-04/record',
  '/invitation-post': '/invitation-post?entry=entry-demo-003',
  '/attention': '/attention?tab=organisation',
  '/live': '/live?when=past',
  '/matrixs/:id': '/matrixs/media',
  '/find': '/find?tab=organisation',
  '/subscribes': '/subscribes?tab=channels',
  '/lives/:id': '/lives/tv-city',
  '/micro-wish-details/:aid': '/micro-wish-details/wish-demo-03',
  '/mobile-renovation': '/mobile-renovation?id=page-festival',
  '/modules/:id': '/modules/module-practice',
  '/more-radio': '/more-radio?by=genre&genre=news',
  '/morePageCardData/:id': '/morePageCardData/card-page-today-14',
  '/my-street': '/my-street?place=venue-venue-02',
  '/order-detail': '/order-detail?id=order-demo-011',
  '/orgrank': '/orgrank?period=year',
  '/orgs/:id': '/orgs/org-02',
  '/page/:id?': '/page/page-listen',
  '/play/:aid': '/play/video-045',
  '/post-publish/:id': '/post-publish/circle-02',
  '/post-report/:id': '/post-report/circle-post-3-002',
  '/posts/:aid': '/posts/post-000002',
  '/practice-map': '/practice-map?place=venue-venue-08',
  '/practice-venue': '/practice-venue?kind=spot',
  '/practice/:id': '/practice/venue-08',
  '/practices/:aid': '/practices/entry-demo-003',
  '/programMore/:id': '/programMore/programme-radio-news-1-3',
  '/project-detail-list': '/project-detail-list?id=project-02',
  '/project-list': '/project-list?state=ended',
  '/position-information': '/position-information?id=venue-02',
  '/radios/:id': '/radios/radio-music',
  '/red-packet': '/red-packet?id=packets-spring',
  '/search': '/search?q=bus',
  '/service-order': '/service-order?service=service-meals',
  '/share/:id': '/share/video-045?from_user_id=user-resident',
  '/show-civilization': '/show-civilization?category=mine',
  '/show-civilization-details/:aid': '/show-civilization-details/show-demo-003',
  '/specials/:aid': '/specials/special-dragon',
  '/subcates/:id': '/subcates/news-economy',
  '/team-detail': '/team-detail?id=team-03',
  '/team-ranking': '/team-ranking?period=year',
  '/topics/:id': '/topics/topic-benches',
  '/uid/:id': '/uid/user-volunteer',
  '/user-details/:id': '/user-details/reader-01',
  '/user-evalues': '/user-evalues?id=volunteer-001',
  '/venue-details/:id': '/venue-details/venue-02',
  '/videos-collection/:aid': '/videos-collection/collection-neighbours',
  '/videos/:aid': '/videos/video-002',
}

/** Kinds of which the demo has one address alone, or that show no content of their address, and why. */
const single: Readonly<Record<string, string>> = {
  '/address': 'looks the same for each that opens it',
  '/auth': 'shows nothing of its address, but what became of a login',
  '/app/initialize-login': 'shows nothing of its address, but what became of a login',
  '/group-edit/:id': 'a form: only its fields say which circle it is of',
  '/inner-link': 'shows nothing of an address that it does not open',
  '/boot': 'its address only says what the app opens',
  '/qrs/boot': 'its address only says what the app opens, and which code led there',
  '/preview/:token': 'the demo has one draft of a page',
  '/scan-result': 'shows what became of a scan',
  '/activity-plans/:id': 'nobody leads two teams of the demo',
  '/team-change/:id': 'nobody leads two teams of the demo',
  '/team-code': 'nobody leads two teams of the demo',
  '/team-letters/:id': 'who writes to a team leads it, and nobody leads two teams of the demo',
  '/team-managetab/:id': 'nobody leads two teams of the demo',
  '/videos/:token/preview': 'the demo has one draft of a video',
  '/wx-bind-phone': 'its address only says whether a phone may be added later',
}

/** A comment opens over its content, and that is what a tab might keep. */
const isOverContent = (path: string) => path.endsWith('/comment/:id')

type Pair = readonly [first: string, second: string, visitor: Visitor]

/** The languages of one screen, and what was searched for, are addresses, too. */
const more: readonly Pair[] = [
  ['/search?q=ferry', '/search?q=bus', 'guest'],
  ['/micro-wish?lang=en', '/micro-wish?lang=zh-CN', 'guest'],
  ['/voluntary-activities?lang=zh-CN', '/voluntary-activities?lang=en', 'guest'],
  ['/index?lang=en', '/index?lang=zh-CN', 'guest'],
  ['/posts/post-000001?lang=zh-CN', '/posts/post-000001?lang=en', 'guest'],
]

const isOfAddress = ([path, addresses]: readonly [string, object]) =>
  !isOverContent(path) && (path.includes('/:') || Object.keys(addresses).some((address) => address.includes('?')))

const kinds: readonly Pair[] = Object.entries(examples)
  .filter(isOfAddress)
  .flatMap(([path, addresses]): Pair[] => {
    const second = others[path]
    const first = Object.entries(addresses).find(([address]) => address !== second)
    return first === undefined || second === undefined ? [] : [[first[0], second, first[1][0] ?? 'guest']]
  })

/** So many pairs share the two tabs, each with loads of the whole page. */
const pairsTogether = 12

/** What a visitor reads first: the title, the headings, the chosen tabs and the beginning of the screen. */
async function shown(page: Page): Promise<unknown> {
  const main = page.getByRole('main')
  return {
    title: await page.title(),
    headings: (await main.getByRole('heading').allInnerTexts()).slice(0, 8),
    tabs: await page.getByRole('tab', { selected: true }).allInnerTexts(),
    // The messages of a chat come by a stream, whenever they come.
    named: await main
      .locator('article[aria-label]:not([role=log] *)')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
    chosen: await main
      .locator(':is([aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), input:checked)')
      .evaluateAll((all) => all.map((one) => (one.closest('label') ?? one).textContent)),
    // Ages and counts go on.
    text: (await main.allInnerTexts()).join(' ').replace(/\d+/g, '').slice(0, 120),
    top: await page.evaluate(() => window.scrollY),
  }
}

/** A tab that forgets before each document what the one before wrote down in it: every load is that of a new tab. */
async function freshTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.clear())
  return page
}

async function settled(page: Page): Promise<unknown> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await shown(page))
        return last === before
      },
      { intervals: [50] },
    )
    .toBe(true)
  return JSON.parse(last) as unknown
}

test.use({ reducedMotion: 'reduce' })

test('every kind of screen that is of its address has two of them here', () => {
  const missing = Object.entries(examples)
    .filter(isOfAddress)
    .flatMap(([path]) => (others[path] === undefined && single[path] === undefined ? [path] : []))
  expect(missing).toEqual([])
  expect([...Object.keys(others), ...Object.keys(single)].filter((path) => examples[path] === undefined)).toEqual([])
})

const all = [...kinds, ...more]
for (const visitor of new Set(all.map(([, , each]) => each)))
  for (const pairs of inGroups(
    pairsTogether,
    all.filter(([, , each]) => each === visitor),
  ))
    test(`for a ${visitor}, a tab that showed one address shows what another one is of: ${pairs[0]?.[1]} to ${pairs.at(-1)?.[1]}`, async ({
      page,
      context,
      city,
      baseURL,
    }) => {
      test.setTimeout(600_000)
      await enterAs(visitor, { city, context, origin: baseURL ?? '' })
      const fresh = await freshTab(context)
      for (const [first, second] of pairs)
        await test.step(`${first}, then ${second}`, async () => {
          await visit(page, first)
          const before = await settled(page)
          await page.mouse.wheel(0, 600)
          await visit(page, second)
          await visit(fresh, second)
          const now = await settled(page)
          expect.soft(now, second).toEqual(await settled(fresh))
          expect.soft(now, `${second} differs from ${first}`).not.toEqual(before)
        })
    })

test('a list that is opened again by its address begins at its top, and one that is returned to does not', async ({
  page,
}) => {
  await visit(page, '/index')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await visit(page, '/specials')
  await page.goBack()
  await live(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await visit(page, '/specials')
  await visit(page, '/index')
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
