import { expect, test, toasts, visit } from '../support/journey'
import { logInByPassword } from '../support/log-in'

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
