import { logInByPassword } from '../support/log-in'
import { expect, test, toasts, visit } from '../support/journey'

test('a member sees another browser that is logged in, logs it out, and that one is a guest from then on', async ({
  page,
  browser,
  city,
  member,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  })
  const other = await elsewhere.newPage()
  const password = 'Ferry-Quay-1904'
  await city.send('POST', '/v2/consumer/init_password', { password }, member.token)
  await visit(other, '/login?redirect=%2Fmine')
  await logInByPassword(other, member.phone, password)
  await expect(other).toHaveURL(/\/mine$/)

  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Account safety' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(toasts(page).filter({ hasText: 'The device was logged out' })).toBeVisible()
  await expect(page.getByText('Firefox on Linux')).toHaveCount(0)

  await visit(other, '/user')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})
