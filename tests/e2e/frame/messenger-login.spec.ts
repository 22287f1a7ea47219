import { devices } from '@playwright/test'
import { expect, test, toasts, visit } from '../support/journey'

test.use({ userAgent: `${devices['Pixel 7'].userAgent} MicroMessenger/8.0.50` })

test('in the messenger, a visitor refuses the login by it, then allows it, and is where they were going', async ({
  page,
  context,
}) => {
  await visit(page, '/login?redirect=%2Fmine')
  const start = page.getByRole('button', { name: 'Log in with WeChat' })
  await start.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and log in' }).click()

  await page.getByRole('link', { name: 'Refuse' }).click()
  await expect(page.getByText('WeChat login was declined')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await page.getByRole('checkbox').check()
  await start.click()

  const allow = page.getByRole('link', { name: 'Log in as Rainy Lane' })
  const answer = await allow.getAttribute('href')
  await allow.click()
  await expect(page).toHaveURL(/\/wx-bind-phone\?redirect=%2Fmine$/)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/\/mine$/)
  await expect(toasts(page).filter({ hasText: 'Logged in' })).toBeVisible()
  await expect(page.getByText('Rainy Lane')).toBeVisible()

  // The same answer again, as after going back to the messenger, changes nothing.
  const token = async () => (await context.cookies()).find(({ name }) => name === 'authorization')?.value
  const before = await token()
  await page.goto(answer ?? '')
  await expect(page).toHaveURL(/\/mine$/)
  await expect(page.getByText('Rainy Lane')).toBeVisible()
  expect(await token()).toBe(before)
})
