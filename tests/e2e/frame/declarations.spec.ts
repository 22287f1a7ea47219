import type { Page } from '@playwright/test'
import { expect, live, test } from '../support/journey'

/** The script with the declarations of all features, which follows with the first interaction. */
const declarations = '**/static/js/async/features.*'

const title = 'Meeting number 9 under the roof of Springhead: two and a half hours'
const linkTo = (page: Page) => page.getByRole('main').getByRole('link', { name: title })
const article = (page: Page) => page.getByRole('heading', { level: 1, name: title })

/** Opens a path whose page may wait for a script, so that it is never loaded completely. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await live(page)
}

/** Holds the declarations back; the returned function lets them through. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(declarations, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Touches the page where nothing answers. */
const touch = (page: Page) => page.locator('body').dispatchEvent('pointerup')

test('a first view asks for its own declaration with its other scripts, and for those of all features when it is touched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await hold(page)
  await begin(page, '/micro-wish')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const scripts = asked.filter((path) => path.startsWith('/static/js/'))
  const own = scripts.findIndex((path) => path.includes('/declaration-wishes.'))
  const start = scripts.findIndex((path) => path.includes('/js/index.'))
  expect([own >= 0, start - own]).toEqual([true, 1])
  expect(scripts.filter((path) => path.includes('/declaration-'))).toHaveLength(1)
  const hasAskedForAll = () => asked.some((path) => path.includes('/features.'))
  expect(hasAskedForAll()).toBe(false)
  await touch(page)
  await expect.poll(hasAskedForAll).toBe(true)
  release()
})

test('a tap on a link waits for the declarations, and then leads on', async ({ page }) => {
  const release = await hold(page)
  await begin(page, '/index')
  await linkTo(page).click()
  await expect(page).toHaveURL(/\/posts\/post-000002$/)
  await expect(article(page)).toHaveCount(0)
  release()
  await expect(article(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
})

test('declarations that fail to load are asked for again by the next tap', async ({ page }) => {
  let isAway = true
  await page.route(declarations, (route) => (isAway ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/features.'))
  await begin(page, '/index')
  await touch(page)
  await failed
  isAway = false
  await linkTo(page).click()
  await expect(article(page)).toBeVisible()
})

test('without the declarations a tap loads the page of its address, which declares its own feature', async ({
  page,
}) => {
  await page.route(declarations, (route) => route.abort())
  await begin(page, '/index')
  await linkTo(page).click()
  await expect(page).toHaveURL(/\/posts\/post-000002$/)
  await expect(article(page)).toBeVisible()
})

test('an address that no feature has leads to the screen that says so, also while the declarations load', async ({
  page,
}) => {
  const release = await hold(page)
  await begin(page, '/index')
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'nowhere', idx: 1, overlays: [] }, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  release()
  await expect(page).toHaveURL(/\/not-found$/)
})
