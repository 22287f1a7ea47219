import { expect, test, visit } from '../support/journey'

test('the anchors of a special follow the scrolling, and lead to their columns', async ({ page }) => {
  await visit(page, '/specials/special-homes')
  const anchors = page.getByRole('navigation', { name: 'Sections' })
  const current = anchors.locator('[aria-current]')
  await expect(current).toHaveText('Homes')
  await page.getByRole('heading', { level: 2, name: 'Neighbours' }).evaluate((heading) => {
    window.scrollBy(0, heading.getBoundingClientRect().top - 120)
  })
  await expect(current).toHaveText('Neighbours')
  await anchors.getByRole('button', { name: 'Homes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Homes' })).toBeInViewport()
  await expect(current).toHaveText('Homes')

  // What 'more' brought is still there on the way back from one of them.
  await page.getByRole('button', { name: 'Show more of Homes' }).click()
  const cards = page.getByRole('region', { name: 'Homes' }).getByRole('article')
  await expect(cards).toHaveCount(6)
  await cards.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/posts\//)
  await page.goBack()
  await expect(cards).toHaveCount(6)
  await expect(cards.last()).toBeInViewport()
})
