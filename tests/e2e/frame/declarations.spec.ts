import type { Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'

/** The script with the declarations of all features, which follows the first view. */
const declarations = '**/static/js/async/features.*'

const article = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Who writes the next hundred years of the Old Ferry? Those who walk past it' })

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

test('a first view asks for its own declaration with its other scripts, and for those of all features once it is shown', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await hold(page)
  await visit(page, '/micro-wish')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  const scripts = asked.filter((path) => path.startsWith('/static/js/'))
  const own = scripts.findIndex((path) => path.includes('/declaration-wishes.'))
  const start = scripts.findIndex((path) => path.includes('/js/index.'))
  expect([own >= 0, start - own]).toEqual([true, 1])
  expect(scripts.filter((path) => path.includes('/declaration-'))).toHaveLength(1)
  await expect.poll(() => asked.some((path) => path.includes('/features.'))).toBe(true)
  const last = scripts.findIndex((path) => path.includes('/features.'))
  expect(last === -1 || last > start).toBe(true)
  release()
})

test('a tap on a link waits for the declarations, and then leads on', async ({ page }) => {
  const release = await hold(page)
  await visit(page, '/index')
  await article(page).click()
  await expect(page).toHaveURL(/\/posts\/post-000001$/)
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
})

test('declarations that fail to load are asked for again by the next tap', async ({ page }) => {
  let isAway = true
  await page.route(declarations, (route) => (isAway ? route.abort() : route.continue()))
  await visit(page, '/index')
  isAway = false
  await article(page).click()
  await expect(page.getByRole('article')).toBeVisible()
})

test('without the declarations a tap says so, and offers to try again', async ({ page }) => {
  await page.route(declarations, (route) => route.abort())
  await visit(page, '/index')
  await page.evaluate(() => sessionStorage.clear())
  await article(page).click()
  await live(page)
  await expect(page).toHaveURL(/\/posts\/post-000001$/)
  // The address was loaded anew, where the document declares the article's feature.
  await expect(page.getByRole('article')).toBeVisible()
})

test('an address that no feature has leads to the screen that says so, also while the declarations load', async ({
  page,
}) => {
  const release = await hold(page)
  await visit(page, '/index')
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'nowhere', idx: 1, overlays: [] }, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  release()
  await expect(page).toHaveURL(/\/not-found$/)
})
