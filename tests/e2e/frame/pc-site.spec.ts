import type { Page } from '@playwright/test'
import { withoutFirstView } from '../support/first-view'
import { expect, live, test } from '../support/journey'

interface Configurations {
  readonly data: { readonly items: { readonly code: string; config_value: Record<string, unknown> }[] }
}

/** The site has a PC domain, according to its configuration. */
async function withPcDomain(page: Page): Promise<void> {
  await withoutFirstView(page)
  await page.route('**/v3/consumer/configurations*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Configurations
    const domains = body.data.items.find(({ code }) => code === 'domains')
    if (domains !== undefined)
      domains.config_value = { ...domains.config_value, cms_pc_domain: 'www.riverbend.example' }
    await route.fulfill({ response: answer, json: body })
  })
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
