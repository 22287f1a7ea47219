import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, live, test } from './support/journey'
import { smallTargets } from './support/small-targets'

const guests = [
  '/page/',
  '/index',
  '/page/page-listen',
  '/cates/culture',
  '/subcates/news-city',
  '/cities',
  '/posts/post-000001',
  '/audios/audio-night-river-01',
  '/albums/album-night-river',
  '/radios',
  '/radios/radio-news',
  '/lives/tv-news',
  '/videos/video-001',
  '/micro-wish',
  '/micro-wish-publish',
  '/feedback',
  '/mine',
  '/login',
  '/forget',
  '/setting',
  '/error-page?type=1',
  '/error-page?type=2',
  '/not-found',
]
const members = [
  '/mine',
  '/history',
  '/my-wish',
  '/my-claimed',
  '/helper-list',
  '/add-helper',
  '/feedback-his',
  '/collection',
  '/user',
  '/phone',
  '/phone/bind',
  '/phone/rebind',
  '/password',
  '/setting',
]

const modes = { light: { theme: 'light' }, dark: { theme: 'dark' }, elder: { theme: 'light', elder: true } }

for (const [mode, preferences] of Object.entries(modes)) {
  test.describe(`in ${mode} mode nothing serious keeps anybody from`, () => {
    test.use({ reducedMotion: 'reduce' } as object)
    test.setTimeout(300_000)

    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([
        { name: 'preferences', value: encodeURIComponent(JSON.stringify(preferences)), url: baseURL ?? '' },
      ])
    })

    test('what guests see', async ({ page }) => {
      expect(await findings(page, guests)).toEqual([])
    })

    test('what members see', async ({ page, city, member }) => {
      await city.send('POST', '/v1/collection', { post_id: 'post-000005', type: 3, action: 1 }, member.token)
      await city.send('POST', '/v1/my_history', { post_id: 'post-000005', type: 3 }, member.token)
      expect(await findings(page, members)).toEqual([])
    })

    test('what opens over a screen', async ({ page }) => {
      const found: string[] = []
      await page.goto('/posts/post-000001')
      await live(page)
      for (const button of ['Write a comment…', 'Share', 'Reading settings', /^View the picture/]) {
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        found.push(...(await findingsOf(page, String(button))))
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      expect(found).toEqual([])
    })
  })
}

/** Structural rules that axe rates as moderate. */
const headings = new Set(['heading-order', 'page-has-heading-one', 'empty-heading'])

async function findings(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await live(page)
    await expect(page.locator('main').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    found.push(
      ...(await findingsOf(page, path)),
      ...(await doubledHeadings(page, path)),
      ...(await smallTargets(page, path)),
    )
  }
  return found
}

async function findingsOf(page: Page, place: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || headings.has(id))
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${place} ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim().slice(0, 160) ?? ''}`,
        ),
    )
}

/** A screen has one main heading. */
async function doubledHeadings(page: Page, place: string): Promise<string[]> {
  const shown = await page
    .locator('h1:visible, h2:visible')
    .evaluateAll((headings) => headings.map((heading) => ({ level: heading.tagName, text: heading.textContent })))
  const names = shown.filter(({ level }) => level === 'H1').map(({ text }) => text)
  if (names.length > 1) return [`${place} has several names: ${names.join(', ')}`]
  return shown
    .filter(({ level, text }) => level === 'H2' && names.includes(text))
    .map(({ text }) => `${place} is named twice: ${text}`)
}
