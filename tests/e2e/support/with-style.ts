import type { Page } from '@playwright/test'

/**
 * Works while the page has a further style. The page's security policy does not apply to a constructed style sheet.
 */
export async function withStyle<Value>(page: Page, style: string, work: () => Promise<Value>): Promise<Value> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)
  const value = await work()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return value
}
