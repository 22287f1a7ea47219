import type { Page } from '@playwright/test'
import { bringAxe, violationsOf } from '../support/axe'
import { shifts, watchShifts } from '../support/first-view'
import { expect, live, test } from '../support/journey'

/** Screens of which something came or went once the client had started. */
const onceMoved = [
  '/practice-map',
  '/lives/tv-news',
  '/org-list',
  '/practices/entry-demo-001',
  '/topics/topic-night-bus',
]

/** Makes the network slow, so that everything is painted before the client starts. */
async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

for (const path of onceMoved)
  test(`nothing moves on ${path} when its client comes late, and its title stays`, async ({ page }) => {
    await slowDown(page)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const title = await page.title()
    await live(page)
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toBe(0)
    expect(title).toMatch(/.+ · Riverbend$/)
    expect(await page.title()).toBe(title)
  })

/** Screens of members, which are drawn without what is theirs, and words of what then fills them. */
const filledLate = [
  { path: '/phone', shows: 'Your phone number' },
  { path: '/collection', shows: 'New lamps on Camphor Avenue' },
  { path: '/history', shows: 'No history yet' },
]

for (const { path, shows } of filledLate)
  test(`nothing moves on ${path} when it is filled`, async ({ page, city, member }) => {
    await city.send('POST', '/v1/collection', { post_id: 'post-000006', type: 3, action: 1 }, member.token)
    await slowDown(page)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByText(shows)).toHaveCount(0)
    await live(page)
    await expect(page.getByText(shows)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toBe(0)
  })

test('a browser that names no language hydrates the page in the one in which it was drawn', async ({ page }) => {
  await page.route('**/org-list', async (route) =>
    route.fulfill({ response: await route.fetch({ headers: { accept: 'text/html' } }) }),
  )
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/org-list')
  await live(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('机构号')
  expect(faults).toEqual([])
})

test('the marks of the map have room for a finger', async ({ page }) => {
  await bringAxe(page)
  await page.goto('/practice-map')
  await live(page)
  await expect(page.locator('.leaflet-marker-icon[role=button]').first()).toBeVisible()
  expect(await violationsOf(page, ['target-size'])).toEqual([])
})
