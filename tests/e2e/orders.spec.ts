import { demoAccounts } from '../../platform/demo/accounts'
import { expect, test, visit } from './support/journey'

test('an order from both sides: placed, taken, done, rewarded and scored', async ({
  browser,
  page,
  city,
  member,
  baseURL,
}) => {
  await visit(page, '/service-order')
  await page.getByRole('link', { name: 'Small repairs' }).click()
  await page.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await page.getByLabel('Place').fill('Lotus Lane 3')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page).toHaveURL(/\/order-detail\?id=/)
  await expect(page.getByText('It waits for a volunteer')).toBeVisible()
  const path = page.url().slice(new URL(page.url()).origin.length)

  const account = demoAccounts.find(({ id }) => id === 'user-volunteer')
  const volunteer = await city.logIn(account?.phone ?? '', account?.password ?? '')
  const balance = async () =>
    (await city.get<{ readonly balance: number }>('/v1/consumer/account', volunteer.token)).balance
  const before = await balance()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies(volunteer.cookies(baseURL ?? ''))
  const other = await context.newPage()
  await visit(other, path)
  await other.getByRole('button', { name: 'I will do it' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'I will do it' }).click()
  await expect(other.getByRole('link', { name: `Call ${member.phone}` })).toBeVisible()

  await visit(page, path)
  await page.getByRole('button', { name: 'It is done' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'It is done' }).click()
  await page.getByRole('button', { name: 'Say how it went' }).click()
  await page.getByRole('radio', { name: /^5 stars/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()
  expect((await balance()) - before).toBe(2000)
  await page.getByRole('link', { name: 'Scores' }).click()
  await expect(page.getByText('Small repairs').first()).toBeVisible()
  await context.close()
})
