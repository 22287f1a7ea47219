import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'

const openChat = async (page: Page) => {
  await visit(page, '/lives/tv-life')
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
}
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
}

test('S031: what one writes into a live chat comes to another by itself, also what was missed', async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await openChat(page)
  await openChat(other)
  await expect(other.getByText('2 watching')).toBeVisible()
  await write(page, 'The lamps are lit on Lantern Street')
  await expect(page.getByRole('log').getByText('The lamps are lit on Lantern Street')).toHaveCount(1)
  const come = other.getByRole('listitem').filter({ hasText: 'The lamps are lit on Lantern Street' })
  await expect(come).toContainText(member.user.nickname)
  await context.setOffline(true)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await write(page, 'And now it rains')
  await expect(page.getByRole('log').getByText('And now it rains')).toHaveCount(1)
  await context.setOffline(false)
  await expect(other.getByRole('log').getByText('And now it rains')).toHaveCount(1)
  await context.close()
})
