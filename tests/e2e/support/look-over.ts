import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe'
import { cutWords } from './cut-words'
import { smallIcons } from './small-icons'
import { withStyle } from './with-style'

/**
 * Counts what changes over time and will come to an end. A colour on its way is nobody's choice. What is out of sight
 * stands still until it comes into sight.
 */
export function changing(page: Page): Promise<number> {
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

/** What keeps somebody from reading a screen as it was opened; it scrolls nothing. */
export async function findings(page: Page, place: string): Promise<string[]> {
  return [
    ...(await violations(page, place)),
    ...(await doubledHeadings(page, place)),
    ...(await smallIcons(page, place)),
    ...(await cutWords(page, place)),
  ]
}

/** The number of times that a finding in the dark is checked again. */
const looks = 5

/** The same page when the phone turns dark: of what axe looks for, only the contrast depends on colours. */
export async function inTheDark(page: Page, place: string): Promise<string[]> {
  // Colours that change over time would be computed anew for each frame, and those of rows out of sight would never end.
  const still = '*, ::before, ::after { transition: none !important; }'
  return await withStyle(page, still, async () => {
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
    // The colours are light again before they may change over time.
    await page.evaluate(() => document.body.offsetHeight)
    return found
  })
}

/** Structural rules that axe rates as moderate. */
const headings = new Set(['heading-order', 'page-has-heading-one', 'empty-heading'])

export async function violations(page: Page, place: string, only?: readonly string[]): Promise<string[]> {
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
