import { devices } from '@playwright/test'
import { demoAccounts } from '../../../platform/demo/accounts'
import { expect, test, toasts, visit } from '../support/journey'
import { enterCode, logInByPassword } from '../support/log-in'

/**
 * An account whose password was not set just now. No other journey logs in as the editor: these end all sessions of the
 * account, and the last one leaves it with another password.
 */
const { phone, password } = demoAccounts
  .filter(({ id }) => id === 'user-editor')
  .map((each) => ({ phone: each.phone ?? '', password: each.password ?? '' }))[0]!

test.describe.configure({ mode: 'default' })

test.describe('in the messenger', () => {
  test.use({ userAgent: `${devices['Pixel 7'].userAgent} MicroMessenger/8.0.50` })

  test('a member binds its account, which must be nobody else’s, and unbinds it', async ({
    page,
    context,
    city,
    baseURL,
  }) => {
    const answered = await page.request.get('/demo/messenger?redirect=/auth&state=of-somebody-else', {
      headers: { 'accept-language': 'en' },
    })
    const code = /code=([\w.-]+)/.exec(await answered.text())?.[1]
    await city.send('POST', '/v2/consumer/login_by_wechat', { code, agreed: true })
    const member = await city.logIn(phone, password)
    await context.addCookies(member.cookies(baseURL ?? ''))
    const prove = () => page.getByLabel('Your password').fill(password)

    await visit(page, '/mine')
    await page.getByRole('link', { name: 'Account safety' }).click()
    await page.getByRole('link', { name: 'WeChat' }).click()
    await expect(page.getByText('No WeChat account yet')).toBeVisible()
    await prove()
    await page.getByRole('button', { name: 'Add WeChat' }).click()
    await page.getByRole('link', { name: 'Log in as Rainy Lane' }).click()
    await expect(page.getByText('This WeChat account belongs to another account')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()

    await prove()
    await page.getByRole('button', { name: 'Add WeChat' }).click()
    await page.getByRole('link', { name: 'Log in as Little Boat' }).click()
    await expect(toasts(page).filter({ hasText: 'WeChat added' })).toBeVisible()
    await expect(page.getByText('Little Boat')).toBeVisible()

    await prove()
    await page.getByRole('button', { name: 'Remove WeChat' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove WeChat' }).click()
    await expect(page.getByText('No WeChat account yet')).toBeVisible()
  })
})

test('a forgotten password is reset by a code, and every session of the account ends', async ({ page, city }) => {
  // A new account was just sent a code and would have to wait a minute for another.
  const { token } = await city.send<{ token: string }>('POST', '/v1/consumer/login', { phone, password, agreed: true })
  await visit(page, '/login')
  await page.getByRole('radio', { name: 'With a password' }).check()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await enterCode(page, city, phone)
  await page.getByRole('textbox', { name: 'New password' }).fill('Kept-Lantern-31')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(toasts(page).filter({ hasText: 'Password reset. Please log in again.' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(city.get('/v1/consumer/user', token)).rejects.toThrow('303001')
  await logInByPassword(page, phone, 'Kept-Lantern-31')
  await expect(page).toHaveURL(/\/mine$/)
})
