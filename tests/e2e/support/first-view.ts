import { expect, type Page } from '@playwright/test'

/** The calls whose answers came with the document. */
export function answersOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(JSON.parse(document.getElementById('first-view')?.textContent ?? '{}') as object),
  )
}

/** Opens documents as plain files serve them: without the answers of a first view, so that the client asks for all. */
export async function withoutFirstView(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script[^>]* id="first-view">[\s\S]*?<\/script>/, '')
    await route.fulfill({ response, body: html })
  })
}

/** Sums the layout shifts without recent input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as unknown as { shifted: number; shiftedBy: string[] }
    state.shifted = 0
    state.shiftedBy = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        state.shifted += entry.value
        state.shiftedBy.push(
          ...entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
          ),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the layout shifts; it fails with the names of the elements that moved. */
export async function shifts(page: Page): Promise<number> {
  const { shifted, shiftedBy } = await page.evaluate(() => {
    const { shifted, shiftedBy } = window as unknown as { shifted: number; shiftedBy: string[] }
    return { shifted, shiftedBy }
  })
  expect(shiftedBy).toEqual([])
  return shifted
}
