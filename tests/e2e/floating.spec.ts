import type { BrowserContext, Page } from '@playwright/test'
import { callsOf, expect, live, moveTo, test, visit } from './support/journey'
import { enterAs, groupsOf } from './support/screens'

test.use({ reducedMotion: 'reduce' })

/** So many screens share a page, and the sound that goes on over them. */
const together = 12

/** What stands at the end of a screen and can be pressed, or is its last row, is under nothing that floats. */
for (const { visitor, shown } of groupsOf(together))
  test(`nothing floats over what a ${visitor} needs at ${shown[0]} to ${shown.at(-1)}`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    const calls = callsOf(page)
    const found: string[] = []
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })
    await leaveSound(page)
    for (const elder of [false, true]) {
      await prefer(context, baseURL ?? '', elder)
      for (const address of shown)
        await test.step(`${address}${elder ? ' in elder mode' : ''}`, async () => {
          await page.goto(address)
          await live(page)
          await expect(page.locator('main:visible').first()).toBeVisible()
          await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
          await expect.poll(calls, { intervals: [50] }).toBe(0)
          found.push(...(await covered(page)).map((what) => `${address}${elder ? ' in elder mode' : ''}: ${what}`))
        })
    }
    expect(found).toEqual([])
  })

test('nothing floats for somebody who plays nothing, and the radio is on home and in the footer', async ({ page }) => {
  await visit(page, '/index')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Radio' })).toHaveAttribute('href', '/radios')
  for (const address of ['/albums', '/services', '/posts/post-000001', '/search']) {
    await moveTo(page, address)
    await expect(page.getByRole('main').first()).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('[data-floats]'))).toBeNull()
  }
})

/** Something is loaded in the player of this browser, as an earlier screen leaves it (B29). */
async function leaveSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const item = {
      kind: 'audio',
      id: 'audio-night-river-01',
      name: 'A story with a title that is far longer than its place in the player',
      album: 'Night Boats on the Lan',
      albumId: 'album-night-river',
      duration: 100,
      image: null,
      url: '/media/none.m4a',
      live: false,
    }
    const data = { items: [item], order: null, index: 0, mode: 0, time: 0, rate: 1, open: true }
    const saved = { data, expireAt: Date.now() + 500_000 }
    localStorage.setItem('townsquare.player.playlist', JSON.stringify({ data: saved, expireAt: null }))
  })
}

async function prefer(context: BrowserContext, origin: string, elder: boolean): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ theme: 'light', elder }))
  await context.addCookies([{ name: 'preferences', value, url: origin }])
}

/** Names of what is under something that floats: at the end of the screen, and of what is fixed to it, everywhere. */
async function covered(page: Page): Promise<string[]> {
  const floats = page.locator('[data-floats]')
  if ((await page.locator('[data-chrome=none]').count()) === 0) await expect(floats.first()).toBeVisible()
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const floating = [...document.querySelectorAll('[data-floats]')].map((part) => part.getBoundingClientRect())
    const parts = document.querySelectorAll(
      'main a[href], main button, main input, main select, main textarea, main [role=tab], main [role=slider], main summary, nav a[href], main li, main p, main h2, main h3',
    )
    return [...parts].flatMap((part) => {
      if (part.closest('[data-floats], [inert], [aria-hidden=true], [hidden]') !== null || !part.checkVisibility())
        return []
      const box = part.getBoundingClientRect()
      // A row as tall as this holds others, which are looked at themselves.
      if (box.width === 0 || box.height === 0 || box.height > 200) return []
      const isUnder = floating.some(
        (over) =>
          box.left < over.right - 1 &&
          box.right > over.left + 1 &&
          box.top < over.bottom - 1 &&
          box.bottom > over.top + 1,
      )
      return isUnder ? [`${part.tagName.toLowerCase()} "${(part.textContent ?? '').trim().slice(0, 40)}"`] : []
    })
  })
}
