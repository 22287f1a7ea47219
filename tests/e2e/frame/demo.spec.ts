import type { FrameLocator, Page } from '@playwright/test'
import { hostNames, isApp } from '../../../platform/demo/phones/hosts'
import { axeInTopPage, violationsOf } from '../support/axe'
import { expect, test } from '../support/journey'

const article = '/posts/post-000001'

/** Opens the demo with a phone for each host, and waits until the client is live in all of them. */
async function openPhones(page: Page, hosts: readonly string[], path = '/index'): Promise<readonly FrameLocator[]> {
  const query = new URLSearchParams([...hosts.map((host) => ['host', host]), ['open', path], ['lang', 'en']])
  await page.goto(`/demo?${query.toString()}`)
  const frames = hosts.map((_, place) => page.frameLocator('iframe').nth(place))
  for (const frame of frames) await frame.locator('html[data-live]').waitFor({ state: 'attached' })
  return frames
}

const calls = (page: Page, phone = 1) => page.getByRole('region', { name: `Phone ${phone}` }).getByRole('listitem')

test.use({ isMobile: false, viewport: { width: 1280, height: 1000 } })

for (const host of hostNames.filter(isApp))
  test(`the demo shows the client in an app: ${host}, with each call and its answer`, async ({ page }) => {
    const [frame] = await openPhones(page, [host], article)
    await expect(calls(page).filter({ hasText: 'theme' }).filter({ hasText: '"light"' })).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Dark' }).check()
    await expect(frame!.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(calls(page).filter({ hasText: 'theme "dark"' })).toContainText('true')
    const share = frame!.getByRole('button', { name: /^Share/ }).first()
    await share.click()
    await frame!.getByRole('button', { name: 'More options' }).click()
    await expect(calls(page).filter({ hasText: 'share' }).first()).toContainText('"shared"')
    // Without the method the page does not offer it.
    await page.getByText('Methods of the app').click()
    await frame!.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
    await page.getByRole('checkbox', { name: 'share' }).uncheck()
    await expect(frame!.locator('html[data-live]:not([data-before])')).toBeAttached()
    await share.click()
    await expect(frame!.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(frame!.getByRole('button', { name: 'More options' })).toHaveCount(0)
    expect(await page.locator('pre').textContent()).toMatch(/cityApp/)
  })

test('the demo plays the messenger under its real script, which checks the signature of the page', async ({ page }) => {
  await openPhones(page, ['messenger'], article)
  const checked = calls(page).filter({ hasText: 'preVerifyJSAPI' })
  await expect(checked.first()).toContainText('→ {}')
  await expect(calls(page).filter({ hasText: 'updateTimelineShareData' }).first()).toContainText(article)
  await page.getByRole('combobox', { name: 'The app answers' }).selectOption('refused')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(checked.first()).toContainText('refused')
})

test('the demo frames the client from another origin, where no method can be reached', async ({ page }) => {
  const [frame] = await openPhones(page, ['framed'], article)
  await expect(frame!.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame!.locator('html').evaluate(() => location.hostname)).toBe('localhost')
  await expect(calls(page).filter({ hasText: 'theme' })).toHaveCount(0)
})

test('in an app of the demo, its user logs out and changes the account, loses the network, and goes back', async ({
  page,
}) => {
  const [frame, other] = await openPhones(page, ['android', 'browser'], '/mine')
  const phone = page.getByRole('region', { name: 'Phone 1' })
  await phone.getByRole('combobox', { name: 'Account in the app' }).selectOption('江边小周')
  await expect(calls(page).filter({ hasText: 'account' })).toContainText('"token":"•••"')
  await expect(frame!.getByText('江边小周')).toBeVisible()
  await phone.getByRole('button', { name: 'Log out in the app' }).click()
  await expect(frame!.locator('#root').getByText('Logged out')).toBeVisible()
  await expect(frame!.getByText('江边小周')).toHaveCount(0)
  await expect(other!.getByText('江边小周')).toHaveCount(0)

  await phone.getByRole('checkbox', { name: 'Lost network' }).check()
  await expect(calls(page).filter({ hasText: 'networkKind "none"' })).toHaveCount(1)
  expect(await frame!.locator('html').evaluate(() => navigator.onLine)).toBe(false)
  await phone.getByRole('checkbox', { name: 'Lost network' }).uncheck()

  await phone.getByRole('checkbox', { name: 'In the background' }).check()
  await expect(phone.getByText('The app is in the background')).toBeVisible()
  await phone.getByRole('button', { name: 'Open again' }).click()
  await expect(calls(page).filter({ hasText: 'foreground' })).toHaveCount(1)

  await phone.getByRole('button', { name: 'Back button' }).click()
  await expect(calls(page).filter({ hasText: 'back' }).first()).toContainText('true')
})

for (const [size, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['the smallest phone', { width: 320, height: 640 }],
  ['a desktop', { width: 1440, height: 1000 }],
] as const)
  test(`the demo fits ${size}, in light and dark, and is used by the keyboard`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await axeInTopPage(page)
    await openPhones(page, ['android', 'framed'])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page), colorScheme).toEqual([])
    }
    await page.getByRole('button', { name: 'Add another phone' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Phone 3' }).getByRole('combobox').first()).toBeFocused()
    await page.frameLocator('iframe').nth(2).locator('html[data-live]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Remove this phone' }).last().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Phone 3' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add another phone' })).toBeFocused()
  })
