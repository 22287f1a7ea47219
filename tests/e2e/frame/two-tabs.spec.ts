import type { Page } from '@playwright/test'
import type { City, Member } from '../support/city'
import { expect, test, visit } from '../support/journey'
import { draftIsKept } from '../support/stored-text'

const words = 'The lamp at the old bridge is out'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Your feedback' })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function sentTexts(city: City, { token }: Member): Promise<readonly string[]> {
  const { items } = await city.get<{ items: { summary: string }[] }>('/v1/my_feed_backs', token)
  return items.map(({ summary }) => summary)
}

/** Opens the same kept draft in two tabs. */
async function bothTabs(page: Page): Promise<readonly [Page, Page]> {
  await visit(page, '/feedback')
  await page.getByRole('radio', { name: 'Something is broken' }).check()
  await textOf(page).fill(words)
  await draftIsKept(page, words)
  const other = await page.context().newPage()
  await visit(other, '/feedback')
  await expect(textOf(other)).toHaveValue(words)
  return [page, other]
}

test('what one tab has sent is said to be sent in the other, with the way to it', async ({ page, city, member }) => {
  const [one, other] = await bothTabs(page)
  await send(one).click()
  await expect(one).toHaveURL(/\/feedback-detail\//)
  await expect(other.getByText('You’ve already sent this.')).toBeVisible()
  await send(other).click()
  await other.getByRole('link', { name: 'See it' }).click()
  expect(new URL(other.url()).pathname).toBe(new URL(one.url()).pathname)
  expect(await sentTexts(city, member)).toEqual([words])
  await visit(other, '/feedback')
  await expect(textOf(other)).toHaveValue('')
})

test('other words are sent from the second tab, too, at once and after a reload', async ({ page, city, member }) => {
  const [one, other] = await bothTabs(page)
  await send(one).click()
  await expect(other.getByText('You’ve already sent this.')).toBeVisible()
  await textOf(other).fill(`${words} again`)
  await expect(other.getByText('You’ve already sent this.')).toBeHidden()
  await draftIsKept(other, `${words} again`)
  await other.goto('about:blank')
  await visit(other, '/feedback')
  await expect(textOf(other)).toHaveValue(`${words} again`)
  await send(other).click()
  await expect.poll(() => sentTexts(city, member)).toEqual([`${words} again`, words])
})

test('a tab that is closed while it sends sends once', async ({ page, city, member }) => {
  const [one, other] = await bothTabs(page)
  // The answer never reaches the tab.
  await one.route('**/v1/feedback', async (route) => {
    await route.fetch()
    await one.close()
  })
  await send(one).click()
  await expect.poll(() => sentTexts(city, member)).toEqual([words])
  await other.reload()
  await expect(other).not.toHaveURL(/\/feedback$/)
  expect(await sentTexts(city, member)).toEqual([words])
})
