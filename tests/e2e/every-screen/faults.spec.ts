import type { Page } from '@playwright/test'
import { breakingProxy } from '../support/breaking-proxy'
import { callsOf, expect, expectSomething, leaving, live, moveTo, test } from '../support/journey'
import { enterAs, examples, groupsOf, inGroups, screens, together } from '../support/screens'
import { wireOf, type Fault, type Wire } from '../support/wire'

// What moves while a screen waits for its answers is drawn sixty times a second; transitions.spec.ts is about it.
test.use({ reducedMotion: 'reduce' })

/** An address of each screen that the platform draws with its content for everybody. */
const drawn = Object.values(examples).flatMap((addresses) =>
  Object.entries(addresses)
    .filter(([, visitors]) => visitors.includes('guest'))
    .slice(0, 1)
    .map(([address]) => address),
)

/** What the client itself starts with; when that fails, all screens show the same page. */
const start = /\/(basic_info|configurations|config|skin)/

/** In the platform's place. */
const answerOf = (status: number, envelope: object): Fault => ({ status, text: JSON.stringify(envelope) })

/**
 * The client turns each of them into a failure, which differs in its words alone: error-table.spec.ts covers these, as
 * it does every status and a call that is never answered. So each address meets one of them, in turn.
 */
const failures = {
  'a fault of the server': answerOf(500, { code: 500001, data: {}, msg: '' }),
  'an answer of another shape': answerOf(200, { code: 100000, data: { items: 'x', id: [] }, msg: '' }),
  'a lost connection': { lost: true },
} satisfies Record<string, Fault>

/** These each screen tells apart by itself: every address meets both. */
const otherFaults = {
  'nothing in any list': {
    change: (answer) => {
      const { data, ...envelope } = JSON.parse(answer) as { data: Record<string, unknown> | null }
      const emptied = Object.entries(data ?? {}).map(([name, value]) => [
        name,
        Array.isArray(value) ? [] : name === 'next_cursor' ? null : value,
      ])
      return JSON.stringify({ ...envelope, data: Object.fromEntries(emptied) as object })
    },
  },
  // The last one: afterwards the visitor is a guest.
  'an expired session': answerOf(401, { code: 303001, data: {}, msg: '' }),
} satisfies Record<string, Fault>

const truncated: Fault = { change: (answer) => answer.slice(0, Math.floor(answer.length / 2)) }

/** A resident's screen makes the calls of a guest's and more. */
const calling = screens.filter(
  ({ address, visitor }) =>
    visitor !== 'guest' || !screens.some((other) => other.address === address && other.visitor !== 'guest'),
)

const failuresInTurn = Object.entries(failures)

for (const { visitor, shown } of groupsOf(together, calling))
  test(`what a ${visitor} sees at ${shown[0]} to ${shown.at(-1)} says what failed, goes on, and comes when it is tried again`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const wire = await wireOf(page)
    const calls = callsOf(page)
    for (const address of shown)
      await test.step(address, async () => {
        await enterAs(visitor, { city, context, origin: baseURL ?? '' })
        const index = calling.findIndex((screen) => screen.address === address && screen.visitor === visitor)
        const failure = failuresInTurn[index % failuresInTurn.length]!
        await meetFaults(page, address, [failure, ...Object.entries(otherFaults)], { wire, calls })
        await forget(page)
      })
  })

/**
 * Opens a screen with the first fault, by a document that ends early, moves on to it with the others, and tries it again
 * after each.
 */
async function meetFaults(
  page: Page,
  address: string,
  faults: readonly (readonly [string, Fault])[],
  { wire, calls }: { readonly wire: Wire; readonly calls: () => number },
): Promise<void> {
  /** The calls of the screen, as the first fault met them. */
  const known = new Set<string>()
  for (const [name, fault] of faults) {
    await test.step(name, async () => {
      const met = new Set<string>()
      wire.calls = ({ pathname }, isStream) => {
        if (start.test(pathname)) return null
        // A stream has no answer that could be false: it can only be lost.
        if (isStream) return { lost: true }
        met.add(pathname)
        return fault
      }
      const isFirst = known.size === 0
      // Its answers are cut off, so that every call is the client's own.
      if (isFirst) await openCut(page, wire, address, 'id="first-view"', 200)
      else await moveTo(page, address)
      await expectSomething(page)
      await expect.poll(calls, { intervals: [50] }).toBe(0)
      if (isFirst) met.forEach((call) => known.add(call))
      // What a store remembers is asked for again by a page of its own.
      else if ([...known].some((call) => !met.has(call))) {
        await openUndrawn(page, wire, address)
        await expectSomething(page)
      }
      wire.mend()
      await tryAgain(page, calls)
      if (isFirst) await expectWhole(page)
      await resume(page)
      // Home is where a fresh link leads back to; from the other faults one goes back to a screen that is drawn sooner.
      if (isFirst && known.size > 0) await moveTo(page, address.startsWith('/setting') ? '/not-found' : '/setting')
    })
    // A screen without requests cannot fail: once is enough.
    if (known.size === 0) break
  }
}

test('a client that cannot start says so, and starts when it is tried again', async ({ page }) => {
  const wire = await wireOf(page)
  const calls = callsOf(page)
  for (const fault of [...Object.values(failures), otherFaults['an expired session'], truncated]) {
    wire.calls = () => fault
    await openUndrawn(page, wire, '/radios')
    await expect(page.locator('main:visible [role=alert]').first()).toBeVisible()
    wire.mend()
    await tryAgain(page, calls)
    await expect(page.getByRole('heading', { name: 'All stations' })).toBeVisible()
  }
})

for (const paths of inGroups(together, drawn))
  test(`what the platform drew at ${paths[0]} to ${paths.at(-1)} stays there under every fault, and its buttons act`, async ({
    page,
    member,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const wire = await wireOf(page)
    const calls = callsOf(page)
    for (const path of paths) {
      await context.addCookies(member.cookies(baseURL ?? ''))
      let met = 0
      for (const [name, fault] of [
        ['an answer of another shape', failures['an answer of another shape']],
        // The last one: afterwards the visitor is a guest.
        ['an expired session', otherFaults['an expired session']],
      ] as const) {
        await test.step(`${path} with ${name}`, async () => {
          wire.calls = (_, isStream) => {
            met += 1
            return isStream ? { lost: true } : fault
          }
          await page.goto(path)
          await live(page)
          await expectSomething(page)
          await expect.poll(calls, { intervals: [50] }).toBe(0)
          wire.mend()
          await resume(page)
        })
        // All that it shows came with its document: no call meets the other fault, either.
        if (met === 0) break
      }
      await forget(page)
    }
  })

for (const [where, mark, length] of [
  ['before its style', '<style', 0],
  ['in its text', '<main', 200],
  ['in its answers', 'id="first-view"', 200],
] as const)
  test(`a document that ends ${where} is drawn all the same`, async ({ page }) => {
    const wire = await wireOf(page)
    await openCut(page, wire, '/index', mark, length)
    await expectWhole(page)
    wire.mend()
    await resume(page)
  })

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
async function openCut(page: Page, wire: Wire, path: string, mark: string, length: number): Promise<void> {
  let end = -1
  const early: Fault = {
    change: (html) => {
      end = html.indexOf(mark)
      return html.slice(0, end + length)
    },
  }
  wire.documents = ({ pathname, search }) => (pathname + search === path ? early : null)
  await page.goto(path)
  expect(end).toBeGreaterThan(-1)
  await live(page)
}

/** Opens the page without server rendering, so that every call is the client's own. */
async function openUndrawn(page: Page, wire: Wire, path: string): Promise<void> {
  wire.documents = ({ pathname, search }) => (pathname + search === path ? { from: '/index.html' } : null)
  await page.goto(path)
  await live(page)
}

/** Leaves nothing of a visitor but the files that the browser keeps, which are the same for everybody. */
async function forget(page: Page): Promise<void> {
  // Away from the client, which writes down what is played when it is left.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
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
    // No answer gives this browser a camera.
    .filter({ hasNotText: 'No camera found' })
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
    return await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
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
