import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { demoAccounts } from '../../../platform/demo/accounts'
import { expect, test } from '../support/journey'
import { logInByPassword } from '../support/log-in'

/** The example of docs/builder.md, as a builder serves it, for our address. */
const example = readFileSync(new URL('../../../docs/builder-example.html', import.meta.url), 'utf8')
const addressInExample = 'https://city.example/mobile-renovation?id=page-weekend'
/** An editor of pages whose password no journey changes. */
const editor = demoAccounts.find(({ id }) => id === 'user-resident')
/** A page of a stranger, which shows the editor a message of the builder. */
const stranger = `<!doctype html><title>Stranger</title><script>
  addEventListener('message', () => {})
  setInterval(() => parent.frames[0].postMessage(
    { type: 'townsquare.builder', version: 1, name: 'select', card: 'rain-notice' }, '*'), 50)
</script>`

// The servers of this file have ports of their own, so that its journeys run one after the other.
test.describe.configure({ mode: 'default' })

let html = ''
const servers = [
  createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html)),
  createServer((_request, response) => response.setHeader('content-type', 'text/html').end(stranger)),
]
const originOf = (at: number) => `http://localhost:${(servers[at]?.address() as AddressInfo).port}`

test.beforeAll(async ({}, { project }) => {
  const ours = Number(new URL(project.use.baseURL ?? '').port)
  const ports = [ours + 3, 0]
  await Promise.all(
    servers.map((server, at) => new Promise<void>((resolve) => server.listen(ports[at], '127.0.0.1', resolve))),
  )
})
test.afterAll(() => servers.forEach((server) => void server.close()))

/** Opens the example around the editor of a page. */
async function openBuilder(page: Page, baseURL: string | undefined, id: string, around = ''): Promise<void> {
  html = example
    .replace(addressInExample, `${baseURL}/mobile-renovation?id=${id}`)
    .replace('<section>', `${around}<section>`)
  await page.goto(originOf(0))
  // A session belongs to the site within which somebody logged in, so the editor logs in once within the builder.
  const framed = page.frameLocator('#editor')
  await framed.locator('html[data-live][data-framed]').waitFor({ state: 'attached' })
  await logInByPassword(asPage(framed), editor?.phone ?? '', editor?.password ?? '')
  // The login and the whole editor load within the frame, which takes a busy machine longer than other expectations.
  await framed.getByRole('button', { name: 'Add a card' }).waitFor({ timeout: 120_000 })
  await expect(page.locator('#page')).toHaveText(id)
}

/** A frame has the locators of a page, which is all that logging in needs. */
const asPage = (frame: FrameLocator) => frame as unknown as Page
const heard = (page: Page) => page.locator('#heard')
const editorIn = (page: Page) => page.frameLocator('#editor')

test('a builder loads a page, selects and changes a card, and hears what is saved (S022)', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openBuilder(page, baseURL, 'page-weekend')
  await expect(heard(page)).toContainText('ready')
  await expect(heard(page)).toContainText('loaded')
  await page.getByRole('button', { name: /^article-list Walks/ }).click()
  await expect(page.getByRole('button', { name: /^article-list Walks/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Title of the selected card' }).fill('Walks by the builder')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(editorIn(page).getByRole('region', { name: /Walks by the builder/ })).toBeVisible()
  await expect(heard(page)).toContainText('saved')

  // What the editor does is told, too.
  await editorIn(page)
    .getByRole('button', { name: /^Select: Shortcuts/ })
    .click()
  await expect(page.getByRole('button', { name: /^entries/ })).toHaveAttribute('aria-pressed', 'true')

  // A message of another version, and a card that is none, are refused.
  await page.evaluate(() => {
    const { contentWindow } = document.getElementById('editor') as HTMLIFrameElement
    contentWindow?.postMessage({ type: 'townsquare.builder', version: 9, name: 'select', card: null }, '*')
  })
  await expect(page.locator('#error')).toHaveText('version 9')
})

test('a message of another origin than the builder’s is not heard (S022)', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openBuilder(
    page,
    baseURL,
    'page-weekend',
    `<iframe id="stranger" title="Stranger" src="${originOf(1)}"></iframe>`,
  )
  await expect(editorIn(page).locator('[data-card=rain-notice]')).toBeVisible()
  await expect(page.frameLocator('#stranger').locator('script')).toBeAttached()
  // The builder's own message comes after dozens of the stranger's, and is the first that is heard.
  await expect(heard(page)).not.toContainText('selected')
  await page.getByRole('button', { name: /^entries/ }).click()
  await expect(page.getByRole('button', { name: /^entries/ })).toHaveAttribute('aria-pressed', 'true')
  expect((await heard(page).textContent())?.match(/selected/g)).toHaveLength(1)
})

test('a page of an origin that is not configured shows no editor (S022)', async ({ page, baseURL }) => {
  html = example.replace(addressInExample, `${baseURL}/mobile-renovation?id=page-weekend`)
  await page.route(`${originOf(1)}/builder`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${originOf(1)}/builder`)
  await expect(page.locator('#heard')).toBeAttached()
  await expect.poll(() => page.frames()[1]?.url()).not.toContain('mobile-renovation')
  await expect(heard(page)).toHaveText('')
})
