import type { Page } from '@playwright/test'

/** Finds, in elder mode, icons that are lower than the smallest text, which has 24 px. */
export async function smallIcons(page: Page, place: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    if (!document.documentElement.hasAttribute('data-elder')) return []
    return [...document.querySelectorAll('svg.lucide')]
      .filter((icon) => icon.checkVisibility() && Math.round(icon.getBoundingClientRect().height) < 24)
      .map((icon) => `${icon.getAttribute('class')} in ${icon.parentElement?.className}`)
  })
  return [...new Set(found)].map((what) => `${place} has a small icon: ${what}`)
}
