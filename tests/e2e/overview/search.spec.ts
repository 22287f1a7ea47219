import type { Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'

const box = (page: Page) => page.getByRole('combobox')
const found = (page: Page) => page.getByRole('main').getByRole('article')

test('a word that is typed is completed, found, opened, and back keeps the place', async ({ page }) => {
  await visit(page, '/index')
  await page.getByRole('link', { name: 'Search the city' }).click()
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('ferr')
  await expect(page.getByRole('option', { name: 'ferry', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await page.getByRole('option', { selected: true }).innerText()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue(chosen)
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.locator('mark').first()).toBeVisible()

  await box(page).fill('river')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: /^Article/ }).click()
  await expect(page).toHaveURL(/q=river&type=post/)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return found(page).count()
    })
    .toBeGreaterThan(20)
  const card = found(page).nth(18)
  await card.scrollIntoViewIfNeeded()
  const title = await card.getByRole('link').innerText()
  const top = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/posts\//)
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack()
    await live(page)
    await expect(page).toHaveURL(/q=river&type=post/)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Article/)
    await expect(found(page).filter({ hasText: title }).first()).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 120)
  }
})

test('a search without a result leads on, and one without a network says so and keeps what is typed', async ({
  page,
  context,
}) => {
  await visit(page, '/search?q=zeppelin')
  await expect(page.getByText('Nothing found for “zeppelin”')).toBeVisible()
  await page.getByRole('link', { name: 'See all services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await page.goBack()
  await box(page).fill('ferry zeppelin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No exact match. These come closest:')).toBeVisible()
  await expect(found(page).filter({ hasText: /ferr/i }).first()).toBeVisible()

  await context.setOffline(true)
  await box(page).fill('balloons')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(box(page)).toHaveValue('balloons')
  await context.setOffline(false)
  await expect(found(page).first()).toBeVisible()
  await box(page).fill('')
  await expect(page.getByRole('button', { name: 'Remove: balloons' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('Recent searches')).toHaveCount(0)
})

test('a resident who asks in their own words gets to services, activities and screens of the product', async ({
  page,
}) => {
  for (const [question, answer, address] of [
    ['help my mother with phone', 'Help with the phone', /\/service-order\?service=service-phone/],
    ['where can i read to old people', /Reading the paper aloud/, /\/activities-details\//],
    ['podcsat', 'Ferry Podcast', /\/orgs\//],
    ['dark mode', 'App settings', /\/setting$/],
    ['my orders', 'My orders', /\/service-order\?show=mine/],
  ] as const) {
    await visit(page, '/search')
    await box(page).fill(question)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: answer }).first().click()
    await expect(page).toHaveURL(address)
  }
})
