import { expect, moveAnew, test, visit } from '../support/journey'

test('from the services to the city hall, on to the matrix, and to one department with its newest article', async ({
  page,
}) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: 'City hall', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City hall' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await page.getByRole('link', { name: 'All Departments' }).click()
  await page.getByRole('link', { name: /accounts? Safety$/ }).click()
  await expect(page.getByRole('region', { name: 'Newest article' }).first().getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: /Safe Riverbend/ }).click()
  const code = page.getByRole('dialog', { name: 'Safe Riverbend' })
  await expect(code.getByRole('img', { name: 'QR code of Safe Riverbend' })).toBeVisible()
  await code.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Riverbend Police', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Riverbend Police' })).toBeVisible()
})

test('a service that is pinned stands above all others after a reload, and is taken off again', async ({ page }) => {
  await visit(page, '/services')
  const own = page.getByRole('region', { name: 'My services' })
  await own.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('list', { name: 'Get things done' }).getByRole('button', { name: 'Nearby' }).click()
  await own.getByRole('button', { name: 'Done' }).click()
  await moveAnew(page, '/services')
  await expect(own.getByRole('link', { name: 'Nearby' })).toHaveAttribute('href', '/around')
  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByRole('button', { name: 'Nearby' }).click()
  await expect(own.getByText('Tap the services below to put them here.')).toBeVisible()
})
