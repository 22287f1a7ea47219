import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Brings axe into every document that this page opens from now on. The browser compiles it only once that way. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) })
}

/** Brings axe into the page itself, without the pages in its frames, which are looked over by themselves. */
export async function axeInTopPage(page: Page): Promise<void> {
  const text = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
  await page.addInitScript({ content: `if (window.top === window) {${text}}` })
}

export interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly target: string; readonly summary: string }[]
}

/**
 * What axe finds on the page, by all its rules or by some alone; of each rule, the first elements. Contrast takes four
 * fifths of its time, so of rows that look alike only some are looked at for it.
 */
export async function violationsOf(page: Page, only?: readonly string[]): Promise<readonly Violation[]> {
  await markAlike(page)
  return page.evaluate(async (rules) => {
    const { run, configure } = (window as unknown as { axe: typeof axe }).axe
    configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] })
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      // What is in no landmark is of moderate impact, which nobody asks for.
      ...(rules === undefined ? { rules: { region: { enabled: false } } } : { runOnly: [...rules] }),
    })
    for (const part of document.querySelectorAll('[data-alike]')) part.removeAttribute('data-alike')
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: impact ?? null,
      nodes: nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => ({
          target: target.join(' '),
          summary: failureSummary?.split('\n')[1]?.trim().slice(0, 160) ?? '',
        })),
    }))
  }, only)
}

/**
 * Marks the parts of rows whose every part has the same colours, sizes and kinds as those of a row beside it: the
 * contrast of each is that of the first two and of the last one, which are left unmarked.
 */
async function markAlike(page: Page): Promise<void> {
  await page.evaluate(() => {
    const looks = new Map<Element, string>()
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    const lookOf = (part: Element): string => {
      const known = looks.get(part)
      if (known !== undefined) return known
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display, visibility, position } =
        getComputedStyle(part)
      const own = [
        color,
        backgroundColor,
        backgroundImage,
        opacity,
        fontSize,
        fontWeight,
        display,
        visibility,
        position,
      ]
      const look = `${part.tagName} ${hasText(part)} ${own.join(' ')} (${[...part.children].map(lookOf).join()})`
      looks.set(part, look)
      return look
    }
    const mark = (parent: Element): void => {
      const rows = [...parent.children]
      for (const row of rows) {
        const alike = rows.length > 3 ? rows.filter((other) => lookOf(other) === lookOf(row)) : []
        if (!alike.slice(2, -1).includes(row)) mark(row)
        else for (const part of [row, ...row.querySelectorAll('*')]) part.setAttribute('data-alike', '')
      }
    }
    mark(document.body)
  })
}
