import type { Page } from '@playwright/test'
import { configured } from '../support/configured'
import { expect, test, visit } from '../support/journey'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const store = 'https://store.example/app'
const short = '/share/video-041'

/** The site has an app with a scheme of its own and a page in the store, and no universal link. */
async function withApp(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await configured(page, 'hosts', {
    app_link: '',
    app_schemes: { ios: 'riverbend://open?path=', android: 'riverbend://open?path=' },
    app_package: 'example.riverbend.app',
    app_stores: { ios: store, android: store },
    ...more,
  })
  await page.route(`${store}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The store</h1>' }))
}

test.describe('on a phone without the app', () => {
  test.use({ userAgent: android })

  test('the store follows when nothing opened, and back leads to the short, once and for all (S040)', async ({
    page,
  }) => {
    await withApp(page)
    await visit(page, short)
    await page.getByRole('button', { name: 'Open in the app' }).click()
    await expect(page.getByRole('heading', { name: 'The store' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Watch more shorts' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${short}$`))
    // Another visit is not asked any more.
    await visit(page, short)
    await expect(page.getByRole('link', { name: 'Watch more shorts' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open in the app' })).toHaveCount(0)
  })

  test('a refusal holds for the next visits, and the way in stays in About us', async ({ page }) => {
    await withApp(page)
    await visit(page, short)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('button', { name: 'Open in the app' })).toHaveCount(0)
    await visit(page, short)
    await expect(page.getByRole('link', { name: 'Watch more shorts' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open in the app' })).toHaveCount(0)
    await visit(page, '/about')
    await page.getByRole('link', { name: 'Get the app' }).click()
    await expect(page.getByRole('button', { name: 'Open in the app' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get it for Android' })).toHaveAttribute('href', store)
  })

  test('a printed code is counted once in a tab, and nothing personal goes with it (S156)', async ({ page }) => {
    await withApp(page)
    const counted: { readonly url: string; readonly body: unknown; readonly token: string | undefined }[] = []
    page.on('request', (request) => {
      if (request.url().includes('/printed_codes/'))
        counted.push({
          url: new URL(request.url()).pathname,
          body: request.postDataJSON(),
          token: request.headers()['authorization'],
        })
    })
    const answered = page.waitForResponse(/printed_codes/)
    await visit(page, '/qrs/boot?code=library&path=%2Fradios')
    expect((await answered).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute('href', '/radios')
    expect(counted).toEqual([{ url: '/v1/printed_codes/library/visits', body: { system: 'android' }, token: 'guest' }])
  })
})

test.describe('in the messenger', () => {
  test.use({ userAgent: `${android} MicroMessenger/8.0.50` })

  test('a picture says how to leave it, and the messenger’s own tag opens the app where it is allowed (S155)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The messenger makes an element of the tag, and tells it what became of a tap.
      customElements.define(
        'wx-open-launch-app',
        class extends HTMLElement {
          connectedCallback() {
            queueMicrotask(() => this.dispatchEvent(new Event('ready')))
            this.addEventListener('click', () => this.dispatchEvent(new Event('error')))
          }
        },
      )
    })
    await withApp(page, { messenger_app: 'wxapp1' })
    await visit(page, short)
    await expect(page.locator('wx-open-launch-app')).toHaveAttribute('extinfo', '/play/video-041')
    await page.locator('wx-open-launch-app').click()
    await expect(page.getByRole('dialog', { name: 'Please open this in the browser' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${short}$`))
    await visit(page, '/boot')
    await expect(page.getByText('Choose ‘Open in browser’')).toBeVisible()
  })
})
