import type { Page } from '@playwright/test'
import { expect, expectAnswered, expectSomething, leaving, live, moveTo } from '../journey'
import type { Fault, Wire } from '../wire'

/** What the client itself starts with; when that fails, all screens show the same page. */
export const start = /\/(basic_info|configurations|config|skin)/

/** An answer that the client gets in the place of the platform's. */
const answerOf = (status: number, envelope: object): Fault => ({ status, text: JSON.stringify(envelope) })

/**
 * The client turns each of them into a failure, which differs in its words alone: error-table.spec.ts covers these, as
 * it does every status and a call that is never answered. So each address meets one of them, in turn.
 */
export const failures = {
  'a fault of the server': answerOf(500, { code: 500001, data: {}, msg: '' }),
  'an answer of another shape': answerOf(200, { code: 100000, data: { items: 'x', id: [] }, msg: '' }),
  'a lost connection': { lost: true },
} satisfies Record<string, Fault>

/** Each screen tells these apart by itself, so every address meets both. */
export const otherFaults = {
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
  // It comes last, because the visitor is a guest afterwards.
  'an expired session': answerOf(401, { code: 303001, data: {}, msg: '' }),
} satisfies Record<string, Fault>

export const truncated: Fault = { change: (answer) => answer.slice(0, Math.floor(answer.length / 2)) }

/** Opens a path whose document ends so many characters after this mark. */
export async function openCut(page: Page, wire: Wire, path: string, mark: string, length: number): Promise<void> {
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
export async function openUndrawn(page: Page, wire: Wire, path: string): Promise<void> {
  wire.documents = ({ pathname, search }) => (pathname + search === path ? { from: '/index.html' } : null)
  await page.goto(path)
  await live(page)
}

/** Leaves nothing of a visitor but the files that the browser keeps, which are the same for everybody. */
export async function forget(page: Page): Promise<void> {
  // The client is left first, because it writes down what is played when it is left.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
}

/** Expects that everything is there, with its style. */
export async function expectWhole(page: Page): Promise<void> {
  await live(page)
  await expectSomething(page)
  // The heading of a list stands in its bar.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.or(page.getByRole('main').getByRole('article')).first()).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--touch'))).not.toBe('')
}

/** Presses each retry on the screen, and expects that it leads to the content. */
export async function tryAgain(page: Page, calls: () => number): Promise<void> {
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
export async function resume(page: Page): Promise<void> {
  // In the frame of an app, the app itself has the ways on.
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

/** The heading of the screen, once nothing is awaited any more; '' for a screen without one. */
export async function headingOf(page: Page, calls: () => number): Promise<string> {
  await expectAnswered(page, calls)
  const heading = page.getByRole('heading', { level: 1 }).first()
  return (await heading.count()) === 0 ? '' : await heading.innerText()
}
