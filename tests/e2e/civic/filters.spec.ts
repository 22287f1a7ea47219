import { expect, live, test, visit } from '../support/journey'

test('activities are narrowed in a sheet, by going back from it too, and stay so after a reload', async ({
  page,
  city,
}) => {
  const { total = 0 } = await city.get<{ total?: number }>('/v1/consumer/civilized_activities?when=weekend&total=1')
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Activities', exact: true }).click()
  const chip = page.getByRole('button', { name: /^Filters/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await chip.click()
  await sheet.getByRole('radio', { name: 'This weekend' }).check()
  await expect(sheet.getByRole('button', { name: `Show ${total} result` })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/voluntary-activities?when=weekend')
  await expect(page.getByRole('article')).toHaveCount(total)

  await chip.click()
  await sheet.getByRole('radio', { name: 'Places left' }).check()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL('/voluntary-activities?when=weekend&free=1')
  await page.reload()
  await live(page)
  await expect(page.getByRole('button', { name: 'Filters · 2' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services')
})
