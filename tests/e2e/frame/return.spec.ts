import type { Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'

/** Scrolls until some pages of the feed are loaded, scrolls up a little, and picks a card. */
async function readOn(page: Page): Promise<{ readonly title: string; readonly top: number }> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000)
      return page.evaluate(() => document.documentElement.scrollHeight)
    })
    .toBeGreaterThan(12_000)
  // A list that grows long becomes virtualised; only then is it measured.
  let index = Number.NaN
  await expect
    .poll(async () => {
      const before = index
      index = await page.evaluate(() => {
        if (window.scrollY > 9000) window.scrollTo(0, 8000)
        return window.scrollY + document.documentElement.scrollHeight
      })
      return index === before
    })
    .toBe(true)
  let title = ''
  await expect
    .poll(async () => {
      title = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => {
          const inSight = (top: number) => top > 100 && top < window.innerHeight - 150
          return (
            cards.find((card) => inSight(card.getBoundingClientRect().top))?.querySelector('h2, h3')?.textContent ?? ''
          )
        })
      return title
    })
    .not.toBe('')
  return { title, top: await settledTop(page, title) }
}

async function settledTop(page: Page, title: string): Promise<number> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first()
  await expect(card).toBeVisible()
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = (await card.boundingBox())?.y ?? Number.NaN
      return Math.abs(last - before) < 1
    })
    .toBe(true)
  return last
}

test.describe('a list', () => {
  test('is where it was after back', async ({ page }) => {
    await visit(page, '/index')
    const { title, top } = await readOn(page)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
    await expect(page).not.toHaveURL(/\/index$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    expect(Math.abs((await settledTop(page, title)) - top)).toBeLessThanOrEqual(2)
  })

  test('is where it was after a refresh', async ({ page }) => {
    await visit(page, '/index')
    const { title, top } = await readOn(page)
    await page.reload()
    await live(page)
    expect(Math.abs((await settledTop(page, title)) - top)).toBeLessThanOrEqual(2)
  })

  test('is where it was when the page that was left was loaded anew', async ({ page }) => {
    await visit(page, '/index')
    const { title, top } = await readOn(page)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
    await expect(page).not.toHaveURL(/\/index$/)
    await page.reload()
    await live(page)
    await page.goBack()
    expect(Math.abs((await settledTop(page, title)) - top)).toBeLessThanOrEqual(2)
  })

  test('is where it was when the system killed the page in the background', async ({ page, context }) => {
    await visit(page, '/index')
    const { title, top } = await readOn(page)
    // A page that is killed is only told that it is hidden; its tab keeps its storage and its history.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state]))
    const again = await context.newPage()
    await again.addInitScript((saved) => {
      const [entries, state] = JSON.parse(saved) as [[string, string][], unknown]
      for (const [name, value] of entries) sessionStorage.setItem(name, value)
      history.replaceState(state, '')
    }, kept)
    await visit(again, '/index')
    expect(Math.abs((await settledTop(again, title)) - top)).toBeLessThanOrEqual(2)
  })
})

for (const [screen, path, first, other] of [
  ['home', '/index', 'News', 'Headlines'],
  ['category', '/cates/culture', 'All', 'Old town'],
] as const) {
  test(`each tab of the ${screen} screen keeps its own place`, async ({ page }) => {
    await visit(page, path)
    await page.getByRole('tab', { name: first }).click()
    const panel = page.getByRole('tabpanel', { name: first })
    await expect(panel.getByRole('article').nth(8)).toBeAttached()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    const index = await page.evaluate(() => window.scrollY)
    await page.getByRole('tab', { name: other }).click()
    await page.getByRole('tab', { name: first }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(index)
  })

  test(`the bars of the ${screen} screen are reached by the keyboard without moving it`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('article').nth(8)).toBeAttached()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    const index = await page.evaluate(() => window.scrollY)
    // A focused element is scrolled into view, as by the Tab key.
    for (const control of await page.locator('header:has(button) button, [role=tab]').all()) await control.focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(index)
  })
}
