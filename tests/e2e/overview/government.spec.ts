import { expect, test, toasts, visit } from '../support/journey'

test('from the services to the city hall, on to the matrix, and to one department with its newest article', async ({
  page,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: 'City hall', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City hall' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await page.getByRole('link', { name: 'All Departments' }).click()
  await page.getByRole('link', { name: 'View Safety' }).click()
  await expect(page.getByRole('region', { name: 'Newest article' }).first().getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: /Safe Riverbend/ }).click()
  const code = page.getByRole('dialog', { name: 'Safe Riverbend' })
  await expect(code.getByRole('img', { name: 'QR code of Safe Riverbend' })).toBeVisible()
  await code.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Riverbend Police', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Riverbend Police' })).toBeVisible()
})

test('a member follows every account of a group with one tap, which holds after a reload', async ({ page, member }) => {
  expect(member.phone).not.toBe('')
  await visit(page, '/matrixs/culture')
  await page.getByRole('button', { name: 'Follow all' }).click()
  await expect(toasts(page).filter({ hasText: 'You now follow every account in this group' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Following all' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Following Riverbend Library' })).toBeVisible()
})
