import { bringAxe } from '../support/axe'
import { expect, live, prefer, test } from '../support/journey'
import { changing, inTheDark, violations } from '../support/look-over'

test.use({ reducedMotion: 'reduce' })

test('nothing serious keeps anybody from what opens over a screen', async ({ page, context, baseURL }) => {
  const found: string[] = []
  await bringAxe(page)
  for (const elder of [false, true]) {
    await prefer(context, baseURL ?? '', { theme: 'system', elder })
    await page.goto('/posts/post-000001')
    await live(page)
    for (const button of ['Write a comment…', 'Share', 'Reading settings', /^View picture/]) {
      const place = `${button}${elder ? ' in elder mode' : ''}`
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => changing(page), { intervals: [50] }).toBe(0)
      found.push(...(await violations(page, place)), ...(elder ? [] : await inTheDark(page, place)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  expect(found).toEqual([])
})
