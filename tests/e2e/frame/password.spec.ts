import { expect, test, toasts, visit } from '../support/journey'
import { enterCode, logInByPassword } from '../support/log-in'
import { demoAccounts } from '../../../platform/demo/accounts'

test('a password is set and changed, what is wrong is said beside its field, and only the new one logs in', async ({
  page,
  member,
  context,
}) => {
  await visit(page, '/password')
  const fresh = page.getByRole('textbox', { name: 'New password' })
  await fresh.fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Use at least 8 characters')).toBeVisible()
  await fresh.fill('password1')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This password is too common. Choose another.')).toBeVisible()
  await fresh.fill('Ferry-Steps-31')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toasts(page).filter({ hasText: 'Password saved' })).toBeVisible()

  await visit(page, '/password')
  await page.getByRole('textbox', { name: 'Current password' }).fill('Ferry-Steps-30')
  await page.getByRole('textbox', { name: 'New password' }).fill('Lantern-Street-9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That isn’t your current password')).toBeVisible()
  await page.getByRole('textbox', { name: 'Current password' }).fill('Ferry-Steps-31')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(page).filter({ hasText: 'Password saved' })).toBeVisible()

  await context.clearCookies()
  await visit(page, '/login')
  await logInByPassword(page, member.phone, 'Ferry-Steps-31')
  await expect(page.getByText('The phone number or password isn’t right')).toBeVisible()
  await logInByPassword(page, member.phone, 'Lantern-Street-9')
  await expect(page).toHaveURL(/\/mine$/)
})

test('a forgotten password is reset by a code, and every session of the account ends', async ({ page, city }) => {
  // A new account was just sent a code and would have to wait a minute for another. No other journey logs in as the
  // editor: this one ends every session of the account and leaves it with another password.
  const { phone, password } = demoAccounts.find(({ id }) => id === 'user-editor')!
  const { token } = await city.send<{ token: string }>('POST', '/v1/consumer/login', { phone, password, agreed: true })
  await visit(page, '/login')
  await page.getByRole('radio', { name: 'With a password' }).check()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await enterCode(page, city, phone!)
  await page.getByRole('textbox', { name: 'New password' }).fill('Kept-Lantern-31')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(toasts(page).filter({ hasText: 'Password reset. Please log in again.' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(city.get('/v1/consumer/user', token)).rejects.toThrow('303001')
  await logInByPassword(page, phone!, 'Kept-Lantern-31')
  await expect(page).toHaveURL(/\/mine$/)
})
