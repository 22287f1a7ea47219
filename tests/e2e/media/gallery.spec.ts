import { Hand } from '../support/hand'
import { expect, test, visit } from '../support/journey'

const middle = { x: 187, y: 300 }

test('a gallery is swiped, enlarged and looked over, and its address keeps the picture', async ({ page }) => {
  await visit(page, '/atlas/gallery-year')
  const count = page.getByRole('status').filter({ hasText: / of 200$/ })
  await expect(count).toHaveText('1 of 200')
  // Only the picture that is seen and its neighbours are in the document.
  const slides = page.getByRole('main').locator('[class*="yarl__slide_image"]')
  await expect(slides).toHaveCount(3)

  const hand = new Hand(await page.context().newCDPSession(page), page)
  await hand.move([
    { x: 320, y: 300 },
    { x: 40, y: 300 },
  ])
  await expect(count).toHaveText('2 of 200')
  await expect(page).toHaveURL(/\?picture=2$/)

  await hand.tapTwice(middle)
  await page.getByRole('button', { name: 'Fit to screen' }).click()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()

  await page.getByRole('button', { name: 'All pictures' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Picture 120:/ })
    .click()
  await expect(count).toHaveText('120 of 200')
  await expect(page).toHaveURL(/\?picture=120$/)
  await page.reload()
  await expect(count).toHaveText('120 of 200')
})
