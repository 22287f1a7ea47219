import type { Page } from '@playwright/test'
import { withStyle } from './with-style'

/** The narrowest phone that pages are read on, in CSS pixels: that of WCAG 1.4.10, reflow. */
const narrow = 320

/**
 * How often a finding is checked again: a part that waits for a resize observer takes its new width some frames later.
 */
const looks = 10

/**
 * Finds, on the narrowest phone, words that break across lines, text and controls beyond the right edge, and text that
 * is cut off without an ellipsis. Addresses may break anywhere, and what scrolls sideways may be wider.
 */
export async function cutWords(page: Page, place: string): Promise<string[]> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: narrow, height: 812 })
  // With `content-visibility: auto`, rows that are out of sight keep the layout of the previous width until they come
  // near, so they are laid out while they are measured.
  const found = await withStyle(page, '* { content-visibility: visible !important; }', async () => {
    for (let look = 1; ; look += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const cut = await page.evaluate(cutInPage)
      if (cut.length === 0 || look === looks) return cut
    }
  })
  if (usual !== null) await page.setViewportSize(usual)
  return found.map((what) => `${place} at ${narrow} px ${what}`)
}

/** What `cutWords` looks for at the present width. It runs inside the page, whatever drives the browser. */
export function cutInPage(): string[] {
  const seen = { checkOpacity: true, checkVisibilityCSS: true }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility(seen)
  }
  const edge = document.documentElement.clientWidth
  const holds = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || holds(element.parentElement))
  const cut = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const { parentElement, data } = text
    if (parentElement === null || data.trim() === '' || !isSeen(parentElement)) continue
    if (parentElement.closest('svg, select, [class*=leaflet]') !== null) continue
    const range = document.createRange()
    for (const { index, 0: word } of data.matchAll(/[^\s\p{sc=Han}]+/gu)) {
      // Addresses and numbers may break anywhere.
      if (/[/@=\d]/.test(word)) continue
      for (const part of word.matchAll(/[\p{L}’']{2,}/gu)) {
        range.setStart(text, index + part.index)
        range.setEnd(text, index + part.index + part[0].length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) cut.add(`breaks ${part[0]}`)
      }
    }
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(({ right }) => right > edge + 1) && !holds(parentElement))
      cut.add(`beyond the edge: ${data.trim().slice(0, 30)}`)
  }
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea'))
    if (isSeen(control) && control.getBoundingClientRect().right > edge + 1 && !holds(control.parentElement))
      cut.add(
        `beyond the edge: ${control.tagName.toLowerCase()} ${control.getAttribute('aria-label') ?? control.textContent}`,
      )
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, textOverflow, display } = getComputedStyle(box)
    if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || display === 'inline') continue
    if (!isSeen(box) || box.closest('[class*=leaflet]') !== null) continue
    const { right } = box.getBoundingClientRect()
    // Decoration may reach beyond the edge; a control or a text must not.
    for (const part of box.querySelectorAll('a[href], button, input, p, span, time, h1, h2, h3'))
      if (isSeen(part) && part.getBoundingClientRect().right > right + 2 && !holdsWithin(part.parentElement, box)) {
        const words = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim()
        if (words !== '') cut.add(`cut off: ${words.slice(0, 30)}`)
      }
  }
  function holdsWithin(element: Element | null, box: Element): boolean {
    if (element === null || element === box) return false
    return getComputedStyle(element).overflowX !== 'visible' || holdsWithin(element.parentElement, box)
  }
  return [...cut]
}
