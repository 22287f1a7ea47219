import { Hand } from '../support/hand'
import { expect, live, test, visit } from '../support/journey'

const middle = { x: 180, y: 300 }
const up = [
  { x: 180, y: 560 },
  { x: 180, y: 120 },
] as const

test('shorts are swiped, play alone, keep their place, and have comments over them', async ({ page }) => {
  await visit(page, '/play')
  const seen = page.getByRole('article')
  const first = await seen.getAttribute('aria-label')
  const playing = () =>
    page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => !video.paused).length)
  const ready = () => page.evaluate(() => [...document.querySelectorAll('video')].map((video) => video.readyState > 1))
  await expect.poll(playing).toBe(1)
  // The next one can show its first frame before anybody swipes.
  await expect.poll(ready).toEqual([true, true])

  const hand = new Hand(await page.context().newCDPSession(page), page)
  await hand.move(up)
  await expect(seen).not.toHaveAttribute('aria-label', first ?? '')
  await expect(page).toHaveURL(/\/play\/video-\d+$/)
  await expect.poll(playing).toBe(1)
  await expect(page.locator('video')).toHaveCount(3)
  const second = (await seen.getAttribute('aria-label')) ?? ''

  await hand.tapTwice(middle)
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(seen).toHaveAttribute('aria-label', second)

  await page.getByRole('button', { name: /^Comments/ }).click()
  await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(seen).toHaveAttribute('aria-label', second)

  await page.reload()
  // The platform draws the short that the address names; those around it come with the client.
  await live(page)
  await expect(seen).toHaveAttribute('aria-label', second)
  await page.keyboard.press('ArrowUp')
  await expect(seen).toHaveAttribute('aria-label', first ?? '')
})
