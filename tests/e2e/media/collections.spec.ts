import { expect, test, visit } from '../support/journey'
import { goesOn, watchMedia } from '../support/media'

test('a collection plays on by itself, and goes on at the same episode on another device', async ({
  page,
  browser,
  member,
  baseURL,
}) => {
  await watchMedia(page)
  await visit(page, '/videos-collection')
  await page.getByRole('link', { name: 'Makers' }).click()
  const player = page.getByRole('region', { name: 'Video player' })
  const current = page.getByRole('region', { name: 'Episodes' }).locator('[aria-current]')
  await expect(current).toContainText('1. ')
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  await goesOn(page)

  await player.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('End')
  await expect(player.getByText(/^Up next: /)).toBeVisible()
  await expect(player.getByRole('button', { name: /Cancel Plays in \d s/ })).toBeVisible()
  await expect(current).toContainText('2. ', { timeout: 15_000 })
  await goesOn(page)
  await expect(current).toBeInViewport()

  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies(member.cookies(baseURL ?? ''))
  const other = await context.newPage()
  await visit(other, new URL(page.url()).pathname)
  await expect(other.getByRole('region', { name: 'Episodes' }).locator('[aria-current]')).toContainText('2. ')
  await context.close()
})
