import { expect, moveTo, test, visit } from '../support/journey'

test.use({ reducedMotion: 'reduce' })

test('nothing floats for somebody who plays nothing, and the radio is on home and in the footer', async ({ page }) => {
  await visit(page, '/index')
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Radio' }),
  ).toHaveAttribute('href', '/radios')
  for (const address of ['/albums', '/services', '/posts/post-000001', '/search']) {
    await moveTo(page, address)
    await expect(page.getByRole('main').first()).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('[data-floats]'))).toBeNull()
  }
})
