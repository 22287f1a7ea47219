import type { Page, Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { breakingProxy } from './support/breaking-proxy'
import { callsOf, expect, expectSomething, leaving, live, moveTo, test } from './support/journey'
import { enterAs, examples, screens } from './support/screens'

/** Screens that the platform renders, according to the build. */
const { firstViews } = JSON.parse(readFileSync('dist/server/screens.json', 'utf8')) as {
  readonly firstViews: readonly { readonly path: string }[]
}
const drawn = firstViews.flatMap(({ path }) => Object.keys(examples[path] ?? {}))

/** What the client itself starts with; when that fails, all screens show the same page. */
const start = /\/(basic_info|configurations|config|skin)/

/**
 * The client turns each of them into a failure, which differs in its words alone: error-table.spec.ts covers these, as
 * it does every status and a call that is never answered. So each address meets one of them, in turn.
 */
const failures = {
  'a fault of the server': (route: Route) => route.fulfill({ status: 500, json: { code: 500001, data: {}, msg: '' } }),
  'an answer of another shape': (route: Route) =>
    route.fulfill({ json: { code: 100000, data: { items: 'x', id: [] }, msg: '' } }),
  'a lost connection': (route: Route) => route.abort('connectionreset'),
}

/** These each screen tells apart by itself: every address meets both. */
const otherFaults = {
  'nothing in any list': async (route: Route) => {
    const response = await route.fetch()
    const { data, ...envelope } = (await response.json()) as { data: Record<string, unknown> | null }
    const emptied = Object.fromEntries(
      Object.entries(data ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : name === 'next_cursor' ? null : value,
      ]),
    )
    await route.fulfill({ response, json: { ...envelope, data: emptied } })
  },
  // The last one: afterwards the visitor is a guest.
  'an expired session': (route: Route) => route.fulfill({ status: 401, json: { code: 303001, data: {}, msg: '' } }),
}

async function truncate(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, Math.floor(body.length / 2)) })
}

/** A resident's screen makes the calls of a guest's and more. */
const calling = screens.filter(
  ({ address, visitor }) =>
    visitor !== 'guest' || !screens.some((other) => other.address === address && other.visitor !== 'guest'),
)

const failuresInTurn = Object.entries(failures)

for (const [index, { address, visitor }] of calling.entries()) {
  const failure = failuresInTurn[index % failuresInTurn.length]!
  test(`${address} of a ${visitor} says what failed, goes on, and comes when it is tried again`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })
    const calls = callsOf(page)
    /** The calls of the screen, as the first fault met them. */
    const known = new Set<string>()
    for (const [name, fault] of [failure, ...Object.entries(otherFaults)]) {
      await test.step(name, async () => {
        const met = new Set<string>()
        await page.route(/\/v\d\//, (route) => {
          const url = new URL(route.request().url())
          if (start.test(url.pathname)) return route.continue()
          // A stream has no answer that could be false: it can only be lost.
          if (route.request().resourceType() === 'eventsource') return route.abort('connectionreset')
          met.add(url.pathname)
          // The page may have been left meanwhile.
          return fault(route).catch(() => undefined)
        })
        const isFirst = known.size === 0
        if (isFirst) await openUndrawn(page, address)
        else await moveTo(page, address)
        await expectSomething(page)
        await expect.poll(calls, { intervals: [50] }).toBe(0)
        if (isFirst) met.forEach((call) => known.add(call))
        // What a store remembers is asked for again by a page of its own.
        else if ([...known].some((call) => !met.has(call))) {
          await openUndrawn(page, address)
          await expectSomething(page)
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await tryAgain(page, calls)
        await resume(page)
      })
      // A screen without requests cannot fail: once is enough.
      if (known.size === 0) break
    }
  })
}

test('a client that cannot start says so, and starts when it is tried again', async ({ page }) => {
  const calls = callsOf(page)
  for (const fault of [...Object.values(failures), otherFaults['an expired session'], truncate]) {
    await page.route(/\/v\d\//, fault)
    await openUndrawn(page, '/radios')
    await expect(page.locator('main:visible [role=alert]').first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await tryAgain(page, calls)
    await expect(page.getByRole('heading', { name: 'All channels' })).toBeVisible()
  }
})

for (const path of drawn) {
  test(`what the platform drew at ${path} stays there under every fault, and its buttons act`, async ({
    page,
    member,
    context,
    baseURL,
  }) => {
    for (const [name, fault] of [
      ['an answer of another shape', failures['an answer of another shape']],
      ['an expired session', otherFaults['an expired session']],
    ] as const) {
      await test.step(name, async () => {
        await context.addCookies(member.cookies(baseURL ?? ''))
        await page.route(/\/v\d\//, fault)
        await page.goto(path)
        await live(page)
        await expectSomething(page)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await resume(page)
      })
    }
  })

  test(`${path} whose document ends early is drawn all the same`, ({ page }) =>
    endEarly(page, path, 'id="first-view"', 200))
}

// Before its answers, what every document has ends.
for (const [where, mark, length] of [
  ['before its style', '<style', 0],
  ['in its text', '<main', 200],
] as const)
  test(`a document that ends ${where} is drawn all the same`, ({ page }) => endEarly(page, '/index', mark, length))

test('a document whose connection breaks is drawn all the same', async ({ page, baseURL }) => {
  const proxy = await breakingProxy(baseURL ?? '', '<main', 1500)
  // The browser considers it loading forever.
  await page.goto(`${proxy.origin}/posts/post-000001`, { waitUntil: 'commit' })
  await expectWhole(page)
  await page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Like' }).click()
  await expect(page).toHaveURL(/\/login/)
  proxy.close()
})

/** Opens a path whose document ends so many characters after this mark. */
async function endEarly(page: Page, path: string, mark: string, length: number): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(mark)
      await route.fulfill({ response, body: html.slice(0, html.indexOf(mark) + length) })
    },
  )
  await page.goto(path)
  await expectWhole(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await resume(page)
}

/** Opens the page without server rendering, so that every call is the client's own. */
async function openUndrawn(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL('/index.html', route.request().url()).href }) })
    },
  )
  await page.goto(path)
  await live(page)
}

/** Everything is there, with its style. */
async function expectWhole(page: Page): Promise<void> {
  await live(page)
  await expectSomething(page)
  // The heading of a list stands in its bar.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.or(page.getByRole('main').getByRole('article')).first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--touch'))).not.toBe('')
}

/** Each retry on the screen leads to its content. */
async function tryAgain(page: Page, calls: () => number): Promise<void> {
  const retries = page
    .locator('main:visible [role=alert], dialog:visible [role=alert]')
    .getByRole('button', { name: /Try again/ })
    .filter({ visible: true })
  // A pending request may still fail.
  await expect(async () => {
    for (const retry of await retries.all()) await retry.click({ timeout: 1000 })
    await expect.poll(calls, { timeout: 10_000, intervals: [50] }).toBe(0)
    await expect(retries).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [50] })
  // After a fault of ours the page was loaded anew: what is tapped while it starts counts only for some seconds.
  await live(page)
  await expectSomething(page)
}

/** Closes the comment that is open over its content, and leaves by the link that the screen offers. */
async function resume(page: Page): Promise<void> {
  // The way on from the frame of an app is the app's.
  if (page.url().includes('/_frame_')) return moveTo(page, '/not-found')
  if (page.url().includes('/comment/')) {
    const over = page.getByRole('dialog')
    await expect(over).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(over).toHaveCount(0)
  }
  const from = page.url()
  // A visitor whose session ended logs in.
  if (new URL(from).pathname === '/login' && from.includes('redirect'))
    return await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  const left = await leaving(page)
  await page
    .getByRole('button', { name: 'Back', exact: true })
    .or(page.locator('nav:visible a:not([aria-current])'))
    .first()
    .click()
  await expect(page).not.toHaveURL(from)
  await left()
  await expectSomething(page)
}
