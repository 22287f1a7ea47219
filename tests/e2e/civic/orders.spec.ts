import { demoAccounts } from '../../../platform/demo/accounts'
import { expect, test, visit } from '../support/journey'

test('an order from both sides: placed, taken, done and scored, with its reward on the way', async ({
  browser,
  page,
  city,
  member,
  baseURL,
}) => {
  await visit(page, '/service-order')
  await page.getByRole('link', { name: 'Small repairs' }).click()
  // Today in the city: the first day that can be chosen.
  const day = page.getByLabel('Service day')
  await day.fill((await day.getAttribute('min')) ?? '')
  await page.getByLabel('Area').fill('Lotus Lane')
  await page.getByLabel('Exact address').fill('Number 3, the blue door')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/order-detail\?id=/)
  await expect(page.getByText('Approved volunteers can take it until the service day.')).toBeVisible()
  const path = page.url().slice(new URL(page.url()).origin.length)

  const account = demoAccounts.find(({ id }) => id === 'user-volunteer')
  const volunteer = await city.logIn(account?.phone ?? '', account?.password ?? '')
  const pending = async () =>
    (await city.get<{ readonly pending: number }>('/v1/consumer/account', volunteer.token)).pending
  const before = await pending()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies(volunteer.cookies(baseURL ?? ''))
  const other = await context.newPage()
  await visit(other, path)
  await expect(other.getByText('Lotus Lane')).toBeVisible()
  await expect(other.getByText('the blue door')).toHaveCount(0)
  await other.getByRole('button', { name: 'Take this order' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Take this order' }).click()
  // The volunteer may have promised something else for this day.
  const [call, goOn] = [
    other.getByRole('link', { name: `Call ${member.phone}` }),
    other.getByRole('button', { name: 'Continue anyway' }),
  ]
  await expect(call.or(goOn)).toBeVisible()
  if (await goOn.isVisible()) await goOn.click()
  await expect(call).toBeVisible()
  await expect(other.getByText('Number 3, the blue door')).toBeVisible()

  await visit(page, path)
  await page.getByRole('button', { name: 'Confirm it’s done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm it’s done' }).click()
  await page.getByRole('button', { name: 'Rate the help' }).click()
  await page.getByRole('radio', { name: /^5 stars/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rating' })).toBeVisible()
  expect((await pending()) - before).toBe(2000)
  await visit(other, '/wallet?show=pending')
  await expect(other.getByText(/^Arrives .*unless a problem is reported$/).first()).toBeVisible()
  await visit(other, path)
  await expect(other.getByText('the blue door')).toHaveCount(0)
  await page.getByRole('link', { name: 'Their ratings' }).click()
  await expect(page.getByText('Small repairs').first()).toBeVisible()
  await context.close()
})
