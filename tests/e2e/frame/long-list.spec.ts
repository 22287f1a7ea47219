import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'

/** Titles of the cards in the viewport. */
const titlesInSight = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => {
      const inSight = cards.filter(
        (card) => card.getBoundingClientRect().bottom > 0 && card.getBoundingClientRect().top < window.innerHeight,
      )
      return inSight.map((card) => card.querySelector('h3')?.textContent ?? '')
    })

test('a long list that is flung through faster than eyes draws its rows once it stands', async ({ page }) => {
  await visit(page, '/index')
  // Long enough to be virtualised.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000)
      return page.evaluate(() => document.documentElement.scrollHeight)
    })
    .toBeGreaterThan(14_000)
  await page.evaluate(() => window.scrollTo(0, 5000))
  await expect.poll(() => titlesInSight(page)).not.toEqual([])

  const wasBlank = await page.evaluate(async () => {
    const isBlank = () =>
      [...document.querySelectorAll('main article')].every(
        (card) => card.getBoundingClientRect().bottom < 0 || card.getBoundingClientRect().top > window.innerHeight,
      )
    for (let frame = 0; frame < 300; frame += 1) {
      window.scrollTo(0, 3000 + (frame % 4) * 1000)
      await new Promise(requestAnimationFrame)
      if (isBlank()) return true
    }
    return false
  })
  expect(wasBlank).toBe(true)

  await expect.poll(() => titlesInSight(page)).not.toEqual([])
})
