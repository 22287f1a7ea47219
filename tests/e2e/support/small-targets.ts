import type { Page } from '@playwright/test'

/**
 * Finds controls that are smaller than a finger needs: 44 px, 60 px in elder mode. It measures the area that answers,
 * not what is painted. This area reaches from the middle outwards as long as a point hits the element, its content or
 * its label. Links within running text are exempt, as in WCAG 2.5.5.
 */
export async function smallTargets(page: Page, place: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const least = document.documentElement.hasAttribute('data-elder') ? 60 : 44
    const answers = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      if (hit === null) return false
      const labels = [...((element as HTMLInputElement).labels ?? [])]
      return [element, ...labels].some((part) => part.contains(hit))
    }
    const reach = (element: Element, x: number, y: number, right: number, down: number): number => {
      let length = 0
      while (length < least && answers(element, x + right * (length + 1), y + down * (length + 1))) length += 1
      return length
    }
    const isInline = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    }
    const small: string[] = []
    for (const element of document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=slider], [role=tab], [role=switch], summary',
    )) {
      if (
        !element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) ||
        element.closest('[inert], [aria-hidden=true]') !== null ||
        isInline(element)
      )
        continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // A part covered by another one, such as a hidden slide, cannot be tapped now.
      if (!answers(element, x, y)) continue
      const half = least / 2 - 1
      if (
        [
          [half, 0],
          [-half, 0],
          [0, half],
          [0, -half],
        ].every(([right = 0, down = 0]) => answers(element, x + right, y + down))
      )
        continue
      const width = 1 + reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0)
      const height = 1 + reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1)
      // Half pixels at either edge count as part of the area.
      if (width < least - 1 || height < least - 1)
        small.push(
          `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}" ${width}x${height}`,
        )
    }
    window.scrollTo(0, 0)
    return small
  })
  return found.map((target) => `${place} ${target}`)
}
