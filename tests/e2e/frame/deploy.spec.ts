import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'

const code = '**/static/js/async/**'

/** The deployment of a newer version removed what was not loaded yet. */
async function takeAway(page: Page): Promise<void> {
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }))
}

function countLoads(page: Page, path: string): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      new URL(request.url()).pathname === path
    )
      loads += 1
  })
  return () => loads
}

test('a screen whose code is gone loads the page anew, once, at the same address', async ({ page }) => {
  await visit(page, '/index')
  await takeAway(page)
  const loads = countLoads(page, '/mine')
  // The newer version has it again.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/mine')) void page.unroute(code)
  })
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()
  expect(loads()).toBe(1)
  // The history entry before is still there.
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
})

test('a screen whose code stays away says so after one reload, and offers to try again', async ({ page }) => {
  await visit(page, '/index')
  await takeAway(page)
  const loads = countLoads(page, '/mine')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.getByText('This page couldn’t be loaded')).toBeVisible()
  expect(loads()).toBe(1)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not logged in')).toBeVisible()
})

test('the same for a screen that the platform draws', async ({ page }) => {
  await visit(page, '/index')
  await takeAway(page)
  const loads = countLoads(page, '/posts/post-000002')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Meeting number 9 under the roof of Springhead: two and a half hours' })
    .click()
  await expect(page.getByText('This page couldn’t be loaded')).toBeVisible()
  expect(loads()).toBe(1)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Write a comment…' })).toBeVisible()
})

test('an error is shown even without the code that normally shows it', async ({ page }) => {
  await page.route('**/static/js/async/frame.*', (route) => route.abort())
  await visit(page, '/index')
  await page.evaluate(() =>
    (window as unknown as { showTownsquareError: (type: number | null) => void }).showTownsquareError(2),
  )
  const told = page.getByRole('alert')
  await expect(told).toContainText('This page couldn’t be loaded')
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeHidden()
  await page.unroute('**/static/js/async/frame.*')
  await told.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab', { name: 'Headlines' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('a missing asset is a real 404, and the page itself is never kept', async ({ request }) => {
  const missing = await request.get('/static/js/async/mine.0000000000.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).not.toContain('html')
  const page = await request.get('/mine', { headers: { accept: 'text/html' } })
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store/)
  const chunks = (await (await request.get('/chunk-files.json')).json()) as Record<string, string[]>
  const asset = await request.get(`/${chunks['index']![0]!}`)
  expect(asset.headers()['cache-control']).toContain('immutable')
})
