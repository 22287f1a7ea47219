import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test'
import { City, newAddress, type Member } from './city'

/** Matches what the browser itself reports about failures that a journey provokes; these are not bugs of ours. */
const provoked = /Failed to load resource|net::ERR_/

export interface Journey {
  /** Console errors and uncaught errors of every page of the journey. */
  readonly complaints: string[]
  /** The platform's API, without the client. */
  readonly city: City
  /** A resident for this journey alone, with a phone, whose session is open in this browser. */
  readonly member: Member
}

/** A journey whose pages must have no errors: an error in the console or an uncaught one fails it. */
export const test = base.extend<Journey>({
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' && !provoked.test(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  city: async ({ request }, use) => use(new City(request)),
  member: async ({ city, context, baseURL }, use) => {
    const member = await city.register()
    await context.addCookies(member.cookies(baseURL ?? ''))
    await use(member)
  },
})

export { expect }

/** Lets pages open with these choices of their visitor, as the settings write them. */
export async function prefer(
  context: BrowserContext,
  origin: string,
  preferences: { readonly theme?: string; readonly elder?: boolean },
): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(preferences))
  await context.addCookies([{ name: 'preferences', value, url: origin }])
}

/** Waits until the client has hydrated the page, because its buttons do nothing before that. */
export async function live(page: Page): Promise<void> {
  // A function to wait for would bring the 340 KB of Playwright's own script into a second world of each document.
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}

/** Opens a path and waits until the client has hydrated the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await live(page)
}

/**
 * Moves on to another path within the page, as the browser's own 'forward' does: the client creates a new screen with a
 * view-model of its own, and keeps its code and its stores.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  const left = await leaving(page)
  await page.evaluate(pushInPage, path)
  await left()
}

/** Moves the client on to a path. It runs inside the page, whatever drives the browser. */
export function pushInPage(to: string): void {
  const { idx } = history.state as { readonly idx: number }
  const entry = { usr: null, key: crypto.randomUUID(), idx: idx + 1, overlays: [] }
  history.pushState(entry, '', to)
  dispatchEvent(new PopStateEvent('popstate', { state: entry }))
}

/**
 * Moves on to an address by way of another screen, if need be: a screen may remain for another address of its route, and
 * a comment opens over its own article, without a screen of its own.
 */
export async function moveAnew(page: Page, path: string): Promise<void> {
  for (const step of stepsTo(path, new URL(page.url()).pathname)) await moveTo(page, step)
}

/** The addresses by which a new screen comes at a path: the path alone, or another screen before it. */
export function stepsTo(path: string, from: string): readonly string[] {
  if (routeOf(path) !== routeOf(from)) return [path]
  return [restingPlace(path), path]
}

/** A small screen to come to a path from, which is another one than that of the path. */
export const restingPlace = (path: string): string => (routeOf(path) === 'setting' ? '/not-found' : '/setting')

/** The first part of a path, which tells its route from others. */
const routeOf = (address: string): string => address.split(/[/?]/, 2)[1] ?? ''

/**
 * Marks the screen that is about to be left; the returned function waits until another one is shown, which happens
 * after the address has changed.
 */
export async function leaving(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(markInPage)
  return () => expect(page.locator('main[data-left]')).toHaveCount(0)
}

/** Marks the screens that the page shows now. It runs inside the page, whatever drives the browser. */
export function markInPage(): void {
  for (const main of document.querySelectorAll('main')) main.dataset.left = ''
}

/** Counts the pending calls of a page. */
export function callsOf(page: Page): () => number {
  const calls = new Set<Request>()
  const isNextPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    // A stream never ends, so it is not counted.
    if (!isNextPage(request) && /\/v\d\//.test(request.url()) && request.resourceType() !== 'eventsource')
      calls.add(request)
  })
  // The previous page may send calls until the next page arrives. The browser reports those that are still pending then
  // neither as finished nor as failed.
  page.on('response', (response) => isNextPage(response.request()) && calls.clear())
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  return () => calls.size
}

/** The short messages on the screen. */
export function toasts(page: Page) {
  return page.locator('[popover=manual] > div')
}

/** Expects that the screen has text, and that nothing on it is still loading. */
export async function expectSomething(page: Page): Promise<void> {
  await expect(page.locator('main:visible').first()).toHaveText(/\p{L}{3}/u)
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}

/** Expects the same, and that no call is awaited any more. */
export async function expectAnswered(page: Page, calls: () => number): Promise<void> {
  await expectSomething(page)
  await expect.poll(calls, { intervals: [50] }).toBe(0)
}
