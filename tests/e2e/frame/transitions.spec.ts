import type { Locator, Page } from '@playwright/test'
import { expect, live, prefer, test, visit } from '../support/journey'

type Watched = Window & { motions: (string | undefined)[] }

/** Records each transition, by its kind. */
async function watch(page: Page): Promise<() => Promise<readonly (string | undefined)[]>> {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    ;(window as unknown as Watched).motions = seen
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = ((update: () => void) => {
      seen.push(document.documentElement.dataset.motion)
      return begin(update)
    }) as typeof document.startViewTransition
  })
  return () => page.evaluate(() => (window as unknown as Watched).motions.splice(0))
}

const article = (page: Page) => page.getByRole('article').locator('a[href^="/posts/"]').first()

/** Returns a link to the next article below the top of the list, and brings it into sight. */
async function seenPost(page: Page): Promise<Locator> {
  const links = page.locator('a[href^="/posts/"]')
  const seen = await links.evaluateAll((all) => {
    const next = all.findIndex((link) => link.getBoundingClientRect().top > innerHeight / 8)
    all[next]?.scrollIntoView({ block: 'center' })
    return next
  })
  expect(seen).toBeGreaterThan(-1)
  return links.nth(seen)
}

test('screens come from where one goes, and leave to where one came from; the list is where it was', async ({
  page,
}) => {
  const motions = await watch(page)
  await visit(page, '/index')
  expect(await motions()).toEqual([])
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await (await seenPost(page)).click()
  await expect(page).toHaveURL(/\/posts\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(motions).toEqual(['forward'])
  // A transition begins before its screen is there.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect.poll(motions).toEqual(['back'])
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBeUndefined()
})

test('what is touched while a screen still moves acts at once', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = ((update: () => void) => {
      const transition = begin(update)
      // Paused halfway until it is touched.
      void transition.ready.then(() =>
        document
          .getAnimations()
          .forEach(
            (animation) =>
              (animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition') && animation.pause(),
          ),
      )
      return transition
    }) as typeof document.startViewTransition
  })
  await visit(page, '/index')
  await article(page).click()
  await expect(page).toHaveURL(/\/posts\//)
  const back = page.getByRole('button', { name: 'Back' })
  await expect(back).toBeVisible()
  const { x, y, width, height } = (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('forward')
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect(page).toHaveURL(/\/index$/)
})

test('tabs of the footer change without a motion', async ({ page }) => {
  const motions = await watch(page)
  await visit(page, '/index')
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('a[href="/mine"]').click()
  await expect(page).toHaveURL(/\/mine$/)
  expect(await motions()).toEqual([])
})

test('nothing moves for who wants little motion, nor in the elder mode', async ({ page, context, baseURL }) => {
  const motions = await watch(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/index')
  await article(page).click()
  await expect(page).toHaveURL(/\/posts\//)
  expect(await motions()).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await prefer(context, baseURL ?? '', { elder: true })
  await page.goto('/index')
  await live(page)
  await article(page).click()
  await expect(page).toHaveURL(/\/posts\//)
  expect(await motions()).toEqual([])
})
