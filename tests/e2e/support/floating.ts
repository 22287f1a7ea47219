import { expect, type Page } from '@playwright/test'

/** An endless list has an end after so many of its pages, or none that is looked at. */
const pages = 6

/** Something is loaded in the player of this browser, as an earlier screen leaves it (B29). */
export async function leaveSound(page: Page): Promise<void> {
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

/** What is still under something that floats once that has stepped aside, which it does when the page rests. */
export async function coveredAtRest(page: Page): Promise<readonly string[]> {
  const rest = () => expect.poll(() => covered(page), { intervals: [50, 100, 200], timeout: 5000 }).toEqual([])
  return await rest().then(
    () => [],
    () => covered(page),
  )
}

/** What was asked for has come; a call that never ends, such as one of the page before, is not waited for. */
export async function answered(calls: () => number): Promise<void> {
  await expect
    .poll(calls, { intervals: [50], timeout: 5000 })
    .toBe(0)
    .catch(() => undefined)
}

/** Scrolls until nothing more comes. */
export async function toEnd(page: Page, calls: () => number): Promise<void> {
  const height = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return document.documentElement.scrollHeight
    })
  let before = -1
  for (let index = 0, now = await height(); index < pages && now !== before; index += 1) {
    before = now
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await answered(calls)
    now = await height()
  }
}

/**
 * What is under something that floats and cannot be scrolled out from under it: bars and other fixed parts; at the end
 * of the page, and on one that does not scroll, every control and all that is read.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    const control = 'a[href], button, input, select, textarea, summary, label, [role=tab], [role=slider], [role=switch]'
    const isPinned = (part: Element | null): boolean =>
      part !== null && (['fixed', 'sticky'].includes(getComputedStyle(part).position) || isPinned(part.parentElement))
    const found = new Set<Element>()
    for (const floating of document.querySelectorAll('[data-floats]')) {
      const box = floating.getBoundingClientRect()
      for (let x = box.left + 2; x < box.right; x += 8)
        for (let y = box.top + 2; y < box.bottom; y += 8) {
          const [top, ...below] = document.elementsFromPoint(x, y)
          // A dialog is over the player itself.
          if (top?.closest('[data-floats]') == null) continue
          const under = below.find((part) => part.closest('[data-floats]') === null)
          const part = under?.closest(
            isEnd ? `${control}, main :is(li, p, h2, h3, h4, dt, dd, figcaption, tr)` : control,
          )
          if (part != null && (isEnd || isPinned(part))) found.add(part)
        }
    }
    return [...found].map((part) => `${part.tagName.toLowerCase()} "${(part.textContent ?? '').trim().slice(0, 40)}"`)
  })
}

/** Controls that stay under something that floats when the keyboard has come to them. */
export function coveredInFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isUnder = (box: DOMRect) =>
      [...document.querySelectorAll('[data-floats]')]
        .map((part) => part.getBoundingClientRect())
        .some(
          ({ left, top, right, bottom }) =>
            box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
        )
    const isCovered = (control: Element) => {
      const box = control.getBoundingClientRect()
      // Of what is taller than this its beginning is seen.
      return document.activeElement === control && box.height < 400 && isUnder(box)
    }
    const found: string[] = []
    // A dialog is over the player itself.
    if (document.querySelector('dialog:modal') !== null) return []
    const all = 'main :is(a[href], button, input, select, textarea)'
    for (const control of document.querySelectorAll<HTMLElement>(all)) {
      if (!control.checkVisibility() || control.closest('[inert]') !== null) continue
      control.focus()
      for (let index = 0; index < 30 && isCovered(control); index += 1)
        await new Promise((resolve) => setTimeout(resolve, 50))
      if (isCovered(control))
        found.push(`${control.tagName.toLowerCase()} "${(control.textContent ?? '').trim().slice(0, 40)}"`)
      control.blur()
    }
    return found
  })
}

/** Works while no scrolling is noticed, such as by the player, which folds when somebody scrolls. */
export async function unnoticed<Value>(page: Page, work: () => Promise<Value>): Promise<Value> {
  await page.evaluate(() => {
    const state = window as unknown as { holdScroll: (event: Event) => void }
    state.holdScroll = (event) => event.stopImmediatePropagation()
    addEventListener('scroll', state.holdScroll, { capture: true })
  })
  const value = await work()
  await page.evaluate(async () => {
    // The event of the last scrolling comes with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const state = window as unknown as { holdScroll: (event: Event) => void }
    removeEventListener('scroll', state.holdScroll, { capture: true })
  })
  return value
}
