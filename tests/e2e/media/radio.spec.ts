import { expect, test, visit } from '../support/journey'
import { goesOn, sounding, watchMedia } from '../support/media'

test.beforeEach(async ({ page }) => watchMedia(page))

test('a radio channel plays, reconnects by itself after its stream failed, and plays on elsewhere', async ({
  page,
}) => {
  await visit(page, '/radios/radio-news')
  await page.getByRole('button', { name: 'Listen now' }).click()
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await goesOn(page)

  const stream = /\/live\//
  await page.route(stream, (route) => route.abort())
  await expect(page.getByRole('button', { name: /Signal lost. Reconnecting/ })).toBeVisible()
  await page.unroute(stream)
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await goesOn(page)

  await page.getByRole('main').getByRole('button', { name: 'Pause' }).first().click()
  await expect.poll(() => sounding(page)).toBeNull()
})

test('B31: the radio home plays the channel of the city', async ({ page }) => {
  await visit(page, '/radios')
  await page.getByRole('main').getByRole('button', { name: 'Listen now' }).first().click()
  await goesOn(page)
  // B28: a live stream plays at its own speed, and is not skipped.
  expect((await sounding(page))?.rate).toBe(1)
})
