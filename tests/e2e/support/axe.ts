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

/** What axe finds on the page, by all its rules or by some alone; of each rule, the first elements. */
export async function violationsOf(page: Page, only?: readonly string[]): Promise<readonly Violation[]> {
  return page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: [...rules] }),
    })
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
