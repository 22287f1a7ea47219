import type { BrowserContext, Page } from '@playwright/test'
import { bringAxe, violationsOf } from '../support/axe'
import { cutWords } from '../support/cut-words'
import { callsOf, expect, live, moveAnew, test } from '../support/journey'
import { enterAs, groupsOf } from '../support/screens'
import { smallIcons } from '../support/small-icons'
import { smallTargets } from '../support/small-targets'

test.use({ reducedMotion: 'reduce' })

/** So many screens share a page; their code and their session are loaded once. */
const together = 8

for (const { visitor, shown } of groupsOf(together))
  test(`nothing serious keeps a ${visitor} from what is at ${shown[0]} to ${shown.at(-1)}`, async ({
    page,
    city,
    context,
    baseURL,
  }) => {
    const calls = callsOf(page)
    const found: string[] = []
    await bringAxe(page)
    await enterAs(visitor, { city, context, origin: baseURL ?? '' })

    for (const address of shown)
      await test.step(`${address} in light and dark`, async () => {
        await page.goto(address)
        await settled(page, calls)
        found.push(...(await findings(page, address)), ...(await inTheDark(page, address)))
      })

    await prefer(context, baseURL ?? '', { theme: 'light', elder: true })
    await page.goto('/not-found')
    await settled(page, calls)
    for (const address of shown)
      await test.step(`${address} in elder mode`, async () => {
        await moveAnew(page, address)
        await settled(page, calls)
        found.push(...(await findings(page, `${address} in elder mode`)))
      })
    expect(found).toEqual([])
  })

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

async function prefer(
  context: BrowserContext,
  origin: string,
  preferences: { readonly theme: 'system' | 'light'; readonly elder: boolean },
): Promise<void> {
  await context.addCookies([
    { name: 'preferences', value: encodeURIComponent(JSON.stringify(preferences)), url: origin },
  ])
}

/** The client is live, all its calls are answered, nothing is shown as loading, and nothing is on its way. */
async function settled(page: Page, calls: () => number): Promise<void> {
  await live(page)
  await expect(page.locator('main:visible').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await expect.poll(async () => calls() + (await changing(page)), { intervals: [50] }).toBe(0)
}

/**
 * Counts what changes over time and will come to an end. A colour on its way is nobody's choice. What is out of sight
 * stands still until it comes into sight.
 */
function changing(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return (
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity &&
          target?.checkVisibility({ contentVisibilityAuto: true }) === true
        )
      }).length,
  )
}

async function findings(page: Page, place: string): Promise<string[]> {
  return [
    ...(await violations(page, place)),
    ...(await doubledHeadings(page, place)),
    ...(await smallTargets(page, place)),
    ...(await smallIcons(page, place)),
    ...(await cutWords(page, place)),
  ]
}

/** So often a finding in the dark is checked again. */
const looks = 5

/** The same page when the phone turns dark: of what axe looks for, only the contrast depends on colours. */
async function inTheDark(page: Page, place: string): Promise<string[]> {
  // Colours that change over time would be computed anew for each frame, and those of rows out of sight would never end.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; }')
    document.adoptedStyleSheets = [still]
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  // The client follows some frames later with the colours of a city's skin.
  let found: string[] = []
  for (let look = 0; look < looks; look += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    found = await violations(page, `${place} in the dark`, ['color-contrast'])
    if (found.length === 0) break
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    // The colours are light again before they may change over time.
    void document.body.offsetHeight
    document.adoptedStyleSheets = []
  })
  return found
}

/** Structural rules that axe rates as moderate. */
const headings = new Set(['heading-order', 'page-has-heading-one', 'empty-heading'])

async function violations(page: Page, place: string, only?: readonly string[]): Promise<string[]> {
  return (await violationsOf(page, only))
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || headings.has(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, summary }) => `${place} ${id} ${target} ${summary}`))
}

/** A screen has one main heading. */
async function doubledHeadings(page: Page, place: string): Promise<string[]> {
  const shown = await page
    .locator('h1:visible, h2:visible')
    .evaluateAll((headings) => headings.map((heading) => ({ level: heading.tagName, text: heading.textContent })))
  const names = shown.filter(({ level }) => level === 'H1').map(({ text }) => text)
  if (names.length > 1) return [`${place} has several names: ${names.join(', ')}`]
  return shown
    .filter(({ level, text }) => level === 'H2' && names.includes(text))
    .map(({ text }) => `${place} is named twice: ${text}`)
}
