import { expect, test, visit } from '../support/journey'

const flag = () => (window as { hacked?: unknown }).hacked

test('an article full of scripts is shown without one of them running', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto('/posts/post-edge-unsafe')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'sha256-[^;]+' 'strict-dynamic'/)
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("object-src 'none'")
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Safety/)
  await expect(page.getByText('OK', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/Safety/)
  const body = page.getByRole('article').first()
  for (const unsafe of [
    'script',
    'iframe',
    'form',
    'input',
    'math',
    'object',
    'style',
    '[onerror]',
    '[onclick]',
    '[onload]',
    'a[href^="javascript:"]',
    'a[href^="data:"]',
  ]) {
    await expect(body.locator(unsafe)).toHaveCount(0)
  }
  for (const link of await body.getByRole('link').all()) await link.dispatchEvent('click')
  expect(await page.evaluate(flag)).toBeUndefined()
  expect(asked.filter((url) => new URL(url).hostname !== '127.0.0.1')).toEqual([])
})

test('the same holds where the client draws the article itself', async ({ page }) => {
  await visit(page, '/index')
  // The router follows the screen, so the feed is what is changed.
  await page.route('**/v1/feeds?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/"post-0000\d\d"/g, '"post-edge-unsafe"'),
    })
  })
  await page.getByRole('tab', { name: 'Living' }).click()
  await page.getByRole('tabpanel', { name: 'Living' }).locator('a[href$="post-edge-unsafe"]').first().click()
  await expect(page).toHaveURL(/post-edge-unsafe$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Safety/)
  await expect(page.getByText('OK', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('article').first().locator('script, iframe, [onerror], [onclick], a[href^="javascript:"]'),
  ).toHaveCount(0)
  expect(await page.evaluate(flag)).toBeUndefined()
})
