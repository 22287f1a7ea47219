import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../../src/domain/frame/site/colour'
import { expect, prefer, test, visit } from '../support/journey'

const top = (page: Page) => page.evaluate(() => window.scrollY)

async function readDown(page: Page): Promise<void> {
  await expect(page.getByRole('article').nth(8)).toBeAttached()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => top(page)).toBeGreaterThan(1000)
}

/** A swipe from one point to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const steps = 8
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const point = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

const chosen = (page: Page) => page.getByRole('tab', { selected: true })
const gesturesAreHere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /gestures[^/]*\.js/.test(name)),
  )

for (const [what, again] of [
  ['tab', (page: Page) => page.getByRole('tab', { name: 'Headlines' })],
  [
    'entry of the footer',
    (page: Page) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }),
  ],
] as const) {
  test(`a tap on the chosen ${what} leads up, and at the top to what is new`, async ({ page }) => {
    await visit(page, '/index')
    await readDown(page)
    await again(page).click()
    await expect.poll(() => top(page)).toBe(0)
    await expect(page.getByText('Nothing new')).toBeHidden()
    await again(page).click()
    await expect(page.getByText('Nothing new')).toBeVisible()
    await expect(page).toHaveURL(/\/index$/)
  })
}

test('a swipe leads to the next channel and back, and leaves what scrolls, and the edges, alone', async ({ page }) => {
  await visit(page, '/index')
  await gesturesAreHere(page)
  const card = (await page.getByRole('article').first().boundingBox())!
  const y = card.y + card.height / 2
  await drag(page, { x: 300, y }, { x: 80, y: y + 10 })
  await expect(chosen(page)).toHaveText('News')
  await expect(page.getByRole('tabpanel', { name: 'News' }).getByRole('article').first()).toBeVisible()
  await drag(page, { x: 80, y: 400 }, { x: 300, y: 410 })
  await expect(chosen(page)).toHaveText('Headlines')
  // There is nothing before the first tab; the carousel handles its own swipes; the edge belongs to the system.
  await drag(page, { x: 80, y }, { x: 300, y })
  const carousel = (await page.getByRole('region', { name: 'Top stories' }).boundingBox())!
  await drag(page, { x: 300, y: carousel.y + 80 }, { x: 80, y: carousel.y + 80 })
  await drag(page, { x: 365, y }, { x: 120, y })
  await drag(page, { x: 200, y }, { x: 150, y: y - 200 })
  await expect(chosen(page)).toHaveText('Headlines')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('by the keyboard the way past the navigation comes first, then the navigation, then the feed without end', async ({
  page,
}) => {
  await visit(page, '/index')
  const focused = () =>
    page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
    )
  const stops: string[] = []
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual(['Skip to content', 'Home', 'Services', 'Radio', 'TV', 'Me'])
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Headlines')
  expect(new URL(page.url()).hash).toBe('')
})

// Home ends early in elder mode.
for (const [mode, path, preferences] of [
  ['usual', '/index', {}],
  ['elder', '/cates/culture', { elder: true }],
] as const) {
  test(`what has the focus is never under the footer, in the ${mode} mode`, async ({ page, context, baseURL }) => {
    await prefer(context, baseURL ?? '', preferences)
    await visit(page, path)
    await expect(page.getByRole('article').nth(8)).toBeAttached()
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    const hidden: string[] = []
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { top: upper } = document.activeElement!.getBoundingClientRect()
        // A line of a title that is cut off is not seen anywhere.
        const clips: Element[] = []
        for (let at = document.activeElement!; at !== document.body; at = at.parentElement!)
          if (at === document.activeElement || getComputedStyle(at).overflowY === 'hidden') clips.push(at)
        const bottom = Math.min(...clips.map((each) => each.getBoundingClientRect().bottom))
        const footer = document.querySelector('nav[aria-label="Main navigation"]')!
        // After the last of a short list, the focus goes round to the footer itself.
        if (footer.contains(document.activeElement)) return null
        const bar = footer.getBoundingClientRect().top
        return bottom > bar && upper > 0 ? `${document.activeElement!.textContent} ${bottom} under ${bar}` : null
      })
      if (place !== null) hidden.push(place)
    }
    expect(hidden).toEqual([])
  })
}

/** The minimum contrast between the text of an element and what is painted behind it. */
async function leastContrast(page: Page, selector: string): Promise<number> {
  const ink = await page
    .locator(selector)
    .first()
    .evaluate((element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)!
        .map(Number),
    )
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.color = 'transparent'
  })
  let least = Infinity
  for (const element of await page.locator(selector).all()) {
    const { data, info } = await sharp(await element.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let index = 0; index < data.length; index += info.channels) {
      const ground = { red: data[index]!, green: data[index + 1]!, blue: data[index + 2]!, alpha: 1 }
      least = Math.min(least, contrastRatio({ red: ink[0]!, green: ink[1]!, blue: ink[2]!, alpha: 1 }, ground))
    }
  }
  return least
}

const headWords = 'header h1, header h1 + p'

for (const theme of ['light', 'dark']) {
  test(`the head of home reads well in the ${theme} theme, and nothing of it is cut on a narrow phone`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prefer(context, baseURL ?? '', { theme })
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      await visit(page, '/index')
      const words = page.locator(headWords)
      await expect(words).toHaveCount(2)
      const cut = await words.evaluateAll((spans) =>
        spans
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({ textContent }) => textContent),
      )
      expect(cut).toEqual([])
      expect(await leastContrast(page, headWords)).toBeGreaterThanOrEqual(4.5)
      expect(await leastContrast(page, 'header a[href="/cities"] svg')).toBeGreaterThanOrEqual(4.5)
    }
  })
}
