import type { Page } from '@playwright/test'
import { expect, live, test, visit } from './support/journey'

/** Two addresses of one kind of screen, opened one after the other by their full addresses in one tab. */
const pairs = [
  ['/play/video-041', '/play/video-045'],
  ['/videos/video-001', '/videos/video-002'],
  ['/posts/article-001', '/posts/article-002'],
  ['/search?q=ferry', '/search?q=bus'],
  ['/cates/culture', '/cates/sports'],
  ['/micro-wish?lang=en', '/micro-wish?lang=zh-CN'],
  ['/voluntary-activities?lang=zh-CN', '/voluntary-activities?lang=en'],
  ['/index?lang=en', '/index?lang=zh-CN'],
] as const

/** What a visitor reads first: the title, the headings and the chosen tabs. */
async function shown(page: Page): Promise<unknown> {
  return {
    title: await page.title(),
    headings: (await page.getByRole('main').getByRole('heading').allInnerTexts()).slice(0, 8),
    tabs: await page.getByRole('tab', { selected: true }).allInnerTexts(),
    named: await page
      .getByRole('main')
      .locator('article[aria-label]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
    top: await page.evaluate(() => window.scrollY),
  }
}

async function settled(page: Page): Promise<unknown> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = JSON.stringify(await shown(page))
      return last === before
    })
    .toBe(true)
  return JSON.parse(last) as unknown
}

for (const [first, second] of pairs)
  test(`${second} shows its own content in the tab that showed ${first}`, async ({ page, context }) => {
    await visit(page, first)
    await settled(page)
    await page.mouse.wheel(0, 600)
    await visit(page, second)
    const fresh = await context.newPage()
    await visit(fresh, second)
    expect(await settled(page)).toEqual(await settled(fresh))
  })

test('a list that is opened again by its address begins at its top, and one that is returned to does not', async ({
  page,
}) => {
  await visit(page, '/index')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await visit(page, '/specials')
  await page.goBack()
  await live(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await visit(page, '/specials')
  await visit(page, '/index')
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
