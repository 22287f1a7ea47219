import { expect, test, visit } from '../support/journey'
import { goesOn, sounding, watchMedia } from '../support/media'

test.beforeEach(async ({ page }) => watchMedia(page))

test('S014, S029: a station is found among all of them, and a past broadcast of it is heard again', async ({
  page,
}) => {
  await visit(page, '/more-radio')
  await page.getByRole('searchbox').fill('98.6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=98\.6/)
  await page.getByRole('link', { name: /Riverbend News Radio/ }).click()
  const today = page.getByRole('group', { name: 'Choose a day' }).getByRole('button', { pressed: true })
  await expect(today).toHaveText('Today')
  // The row of days has scrolled to it; whoever scrolls down finds it there.
  const { x, width } = (await today.boundingBox()) ?? { x: 0, width: Infinity }
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(x).toBeGreaterThanOrEqual(0)
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await page
    .getByRole('link', { name: 'Rush hour live', exact: true })
    .or(page.getByRole('link', { name: 'Weekend morning' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/programMore\//)
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await goesOn(page)
})

test('S030: another TV channel plays in the same player, back leaves it', async ({ page }) => {
  await visit(page, '/tv')
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goesOn(page)
  await page.getByRole('link', { name: 'City Life' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'City Life' })).toBeVisible()
  await expect.poll(async () => (await sounding(page)) !== null).toBe(true)
})
