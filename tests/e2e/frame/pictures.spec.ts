import type { Page } from '@playwright/test'
import { Hand } from '../support/hand'
import { expect, test, visit } from '../support/journey'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures in this article' })
const pictures = (page: Page) => page.getByRole('article').getByRole('button', { name: /^View picture/ })
const middle = { x: 187, y: 400 }

/** An article with three pictures, reached from home; others may stand before them. */
async function readThree(page: Page, before = ''): Promise<Hand> {
  await page.route('**/v2/c_static_article/post-000001*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { content: string } }
    const figure = (name: string, caption: string) =>
      `<figure><img src="/media/pictures/${name}.webp" alt="${caption}" width="1200" height="675"><figcaption>${caption}</figcaption></figure>`
    json.data.content = `<p>Words.</p>${before}${figure('city-bridge-golden', 'The ferry')}${figure('roofs-sunrise', 'The roofs')}${figure('city-bridge-golden', 'The ferry again')}`
    await route.fulfill({ response, json })
  })
  await visit(page, '/index')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Who writes the next hundred years of the Old Ferry/ })
    .first()
    .click()
  await expect(pictures(page)).toHaveCount(before === '' ? 3 : 4)
  return new Hand(await page.context().newCDPSession(page), page)
}

/** The scale at which the picture is shown. */
const zoom = (page: Page) =>
  page.evaluate(
    () =>
      new DOMMatrix(getComputedStyle(document.querySelector('.yarl__slide_current .yarl__slide_wrapper')!).transform).a,
  )

/** Resolves once the picture has stopped moving. */
async function atRest(page: Page): Promise<void> {
  await expect
    .poll(async () => Math.round((await page.locator('.yarl__slide_current img').boundingBox())?.x ?? -1))
    .toBe(0)
}

test('the pictures of an article are looked at over the whole screen', async ({ page }) => {
  const hand = await readThree(page)
  await pictures(page).first().tap()
  await expect(viewer(page)).toContainText('1 of 3')
  await expect(viewer(page)).toContainText('The ferry')

  await hand.move([
    { x: 300, y: 400 },
    { x: 60, y: 404 },
  ])
  await expect(viewer(page)).toContainText('2 of 3')
  await expect(viewer(page)).toContainText('The roofs')

  await atRest(page)
  await hand.tapTwice(middle)
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.9)
  await viewer(page).getByRole('button', { name: 'Fit to screen' }).click()
  await expect.poll(() => zoom(page)).toBe(1)
  await hand.move(
    [
      { x: 160, y: 400 },
      { x: 90, y: 400 },
    ],
    [
      { x: 210, y: 400 },
      { x: 280, y: 400 },
    ],
  )
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.9)
  await viewer(page).getByRole('button', { name: 'Fit to screen' }).click()
  await expect.poll(() => zoom(page)).toBe(1)

  await page.keyboard.press('ArrowRight')
  await expect(viewer(page)).toContainText('3 of 3')
  await hand.move([
    { x: 180, y: 300 },
    { x: 184, y: 560 },
  ])
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/posts\/post-000001$/)
})

test("a picture closes by 'back', by Escape and by its cross, and gives the focus back", async ({ page }) => {
  await visit(page, '/posts/post-000001')
  const picture = pictures(page).first()
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => viewer(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await picture.press('Enter')
    await expect(viewer(page).getByRole('img').first()).toBeVisible()
    await close()
    await expect(viewer(page)).toHaveCount(0)
    await expect(picture).toBeFocused()
    await expect(page).toHaveURL(/\/posts\/post-000001$/)
  }
})

test.describe('a picture much taller than the screen', () => {
  const lines = (height: number) =>
    Array.from({ length: height / 60 }, (_, line) => `<text x="40" y="${line * 60 + 45}" font-size="34">${line}</text>`)
  const tall = (height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines(height).join('')}</svg>`
  const scroller = (page: Page) => page.locator('.yarl__slide_current [tabindex="0"]')
  const top = (page: Page) => scroller(page).evaluate((element) => element.scrollTop)

  // The size of pictures in an article is known before they come; that of a picture of members is not.
  for (const size of ['width="1080" height="12000"', ''])
    test(`is scrolled at the width of the screen (${size === '' ? 'measured' : 'known'})`, async ({ page }) => {
      await page.route(/\/uploads\/tall\.png/, (route) =>
        route.fulfill({ body: tall(12_000), contentType: 'image/svg+xml' }),
      )
      const hand = await readThree(page, `<figure><img src="/uploads/tall.png" alt="A long page" ${size}></figure>`)
      await pictures(page).first().tap()
      await expect(scroller(page)).toBeVisible()
      expect(Math.round((await scroller(page).locator('img').boundingBox())?.width ?? 0)).toBe(375)

      const way = [
        { x: 180, y: 600 },
        { x: 182, y: 200 },
      ] as const
      await hand.move(way)
      await expect.poll(() => top(page)).toBeGreaterThan(300)
      await expect(viewer(page).getByText('1 of 4')).toBeHidden()
      await hand.move([
        { x: 180, y: 200 },
        { x: 182, y: 780 },
      ])
      await expect.poll(() => top(page)).toBeLessThan(300)
      await hand.move([
        { x: 300, y: 400 },
        { x: 60, y: 404 },
      ])
      await expect(viewer(page)).toContainText('2 of 4')
      await expect(scroller(page)).toHaveCount(0)
      await page.keyboard.press('ArrowLeft')
      await scroller(page).focus()
      await page.keyboard.press('End')
      await expect.poll(() => top(page)).toBeGreaterThan(3000)
    })
})
