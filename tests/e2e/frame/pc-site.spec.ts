import type { Page } from '@playwright/test'
import { configured } from '../support/configured'
import { expect, live, test } from '../support/journey'

/** The site has a PC domain, according to its configuration. */
async function withPcDomain(page: Page): Promise<void> {
  await configured(page, 'domains', { cms_pc_domain: 'www.riverbend.example' })
  await page.route('https://www.riverbend.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The PC site</h1>' }),
  )
}

test.describe('B09: on a desktop', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    isMobile: false,
    hasTouch: false,
  })

  test('one is on the same path of the PC site, and back does not lead into a loop', async ({ page }) => {
    await page.goto('about:blank')
    await withPcDomain(page)
    await page.goto('/radios?tab=2')
    await expect(page).toHaveURL('https://www.riverbend.example/radios?tab=2')
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('a site without a PC domain shows itself', async ({ page }) => {
    await page.goto('/radios')
    await live(page)
    await expect(page).toHaveURL(/\/radios$/)
  })
})

test.describe('B09: on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
  })

  test('one stays', async ({ page }) => {
    await withPcDomain(page)
    await page.goto('/radios')
    await live(page)
    await expect(page).toHaveURL(/\/radios$/)
  })
})
