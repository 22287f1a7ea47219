import { newPhone } from '../support/city'
import { expect, test, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'

test('a member invites, a friend comes by the link and registers, and the member sees that they came', async ({
  page,
  city,
  member,
  browser,
}) => {
  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Invite friends' }).click()
  await expect(page.getByText('No one yet')).toBeVisible()
  const link = await page.getByText(/from_user_id=/).innerText()
  expect(link).toContain(`from_user_id=${member.user.id}`)

  const friend = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } })
  const phone = await friend.newPage()
  await visit(phone, link)
  await visit(phone, '/mine')
  await phone.getByRole('link', { name: 'Log in or sign up' }).click()
  await logInByCode(phone, city, newPhone())
  await friend.close()

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Invite friends' }).click()
  const came = page.getByRole('listitem').filter({ hasText: /R\*{5,}.*just now/i })
  await expect(came).toBeVisible()
  await expect(page.getByLabel('Friends who joined')).toHaveText('Today1Total1')

  await page.getByRole('button', { name: 'Make a poster' }).click()
  const sheet = page.getByRole('dialog', { name: 'Poster' })
  await expect(sheet.getByRole('img', { name: /with a QR code/ })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', /\.jpg$/)
})
