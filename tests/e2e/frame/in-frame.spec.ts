import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { newPhone } from '../support/city'
import { enterCode } from '../support/log-in'
import { expect, test } from '../support/journey'

/** The lines of the README, for a page that frames this platform. */
function linesFor(origin: string, path: string): string {
  const [, lines = ''] = /```html\n([\s\S]*?)\n```/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(lines.split('\n')).toHaveLength(3)
  expect(lines).toContain('https://city.example/_frame_index')
  return lines.replace('https://city.example/_frame_index', origin + path)
}

// These journeys share one server of another site, so they run one after another.
test.describe.configure({ mode: 'default' })

/** The page of another site, with the three lines. It is served, because browsers refuse a local frame in a page that is not local. */
let body = ''
const servers = [0, 1].map(() =>
  createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body)),
)
let baseURL = ''
/** A site that may frame the client, as the configuration of the journeys has it, and one that may not. */
let [partner, stranger] = ['', '']

test.beforeAll(async ({}, { project }) => {
  baseURL = project.use.baseURL ?? ''
  const ports = [Number(new URL(baseURL).port) + 2, 0]
  await Promise.all(
    servers.map((server, at) => new Promise<void>((resolve) => server.listen(ports[at], '127.0.0.1', resolve))),
  )
  const [one, other] = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}`)
  ;[partner, stranger] = [one ?? '', other ?? '']
})
test.afterAll(() => servers.forEach((server) => void server.close()))

/** Opens the page of another site, which frames a path of ours. */
async function frame(page: Page, site: string, path: string): Promise<FrameLocator> {
  body = `<!doctype html><title>Partner</title><h1>Partner</h1>${linesFor(baseURL, path)}<p>Below</p>`
  await page.goto(`${site}/page`)
  return page.frameLocator('#city')
}

const live = (city: FrameLocator) => city.locator('html[data-live][data-framed]').waitFor({ state: 'attached' })

/** The height of the frame, and that of the document in it. */
async function heights(page: Page) {
  const frameHeight = await page.locator('#city').evaluate((element) => (element as HTMLIFrameElement).clientHeight)
  const inside = page.frames()[1]
  return { frameHeight, inside: (await inside?.evaluate(() => document.documentElement.scrollHeight)) ?? 0 }
}
const isAsHigh = async (page: Page) => {
  const { frameHeight, inside } = await heights(page)
  return Math.abs(frameHeight - inside) <= 1
}

test('home in a page of another site is as high as it is, and leads on within the frame (S004)', async ({ page }) => {
  const city = await frame(page, partner, '/_frame_index')
  await live(city)
  await expect.poll(async () => (await heights(page)).frameHeight).toBeGreaterThan(812)
  await expect.poll(() => isAsHigh(page)).toBe(true)
  await city.getByRole('article').first().getByRole('link').first().click()
  await expect.poll(() => page.frames()[1]?.url()).not.toContain('_frame_index')
  await expect.poll(() => isAsHigh(page)).toBe(true)
  await expect(page).toHaveURL(/localhost:\d+\/page$/)
})

test('the footer is as low as it is, and its links take the place of the page around (S008)', async ({ page }) => {
  const city = await frame(page, partner, '/_frame_foot')
  await live(city)
  await expect.poll(async () => (await heights(page)).frameHeight).toBeLessThan(120)
  await city.getByRole('link', { name: 'Radio' }).click()
  await expect(page).toHaveURL(`${baseURL}/radios`)
})

test('a screen that fills its window has the height of a phone after a long list', async ({ page }) => {
  const city = await frame(page, partner, '/_frame_index')
  await live(city)
  await expect.poll(async () => (await heights(page)).frameHeight).toBeGreaterThan(812)
  await page.frames()[1]?.evaluate(() => {
    const state = history.state as { readonly idx: number }
    const entry = { usr: null, key: 'short', idx: state.idx + 1, overlays: [] }
    history.pushState(entry, '', '/play/video-041')
    dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })
  await expect.poll(async () => (await heights(page)).frameHeight).toBe(812)
})

test('a site that may not frame the client shows nothing of it', async ({ page, complaints }) => {
  await frame(page, stranger, '/_frame_index')
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error://')
  expect(complaints.splice(0).join()).toContain('frame-ancestors')
})

async function logIn(city: FrameLocator, phone: string, codeFor: Parameters<typeof enterCode>[1]) {
  await city.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await enterCode(city as unknown as Page, codeFor, phone)
  await expect(city.getByRole('heading', { name: 'Log in', level: 1 })).toHaveCount(0)
}
const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'authorization')

test('a login in a frame holds within that site, in a partitioned cookie', async ({ page, context, city }) => {
  const framed = await frame(page, partner, '/login?redirect=%2Fmine')
  await live(framed)
  await expect(framed.getByRole('note')).toHaveCount(0)
  await logIn(framed, newPhone(), city)
  const session = await sessionOf(context)
  expect([session?.sameSite, session?.secure, session?.partitionKey]).toEqual([
    'None',
    true,
    expect.stringContaining('localhost'),
  ])
  await page.reload()
  await expect(framed.getByRole('heading', { name: 'Log in', level: 1 })).toHaveCount(0)
  // The site itself knows nothing of it.
  await page.goto(`${baseURL}/login?redirect=%2Fmine`)
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
})

test('where the browser refuses cookies and storage, the login says that it will be lost, and holds until then', async ({
  page,
  context,
  city,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) return
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const framed = await frame(page, partner, '/login?redirect=%2Fmine')
  await live(framed)
  await expect(framed.getByRole('note')).toContainText('keeps no login for pages within other sites')
  const own = context.waitForEvent('page')
  await framed.getByRole('button', { name: 'Log in in a new window' }).click()
  expect((await own).url()).toBe(`${baseURL}/login?redirect=%2Fmine`)
  await (await own).close()
  await logIn(framed, newPhone(), city)
  expect(await sessionOf(context)).toBeUndefined()
  await page.reload()
  await expect(framed.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
})
