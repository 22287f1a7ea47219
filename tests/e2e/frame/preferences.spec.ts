import { withoutFirstView } from '../support/first-view'
import { expect, test, visit } from '../support/journey'

test('language, dark mode, text size and elder mode are kept, and the first view is drawn with them', async ({
  page,
  context,
}) => {
  await visit(page, '/setting')
  const html = page.locator('html')
  await page.getByRole('radiogroup', { name: 'Dark mode' }).getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio', { name: 'Largest' }).check()
  await expect(html).toHaveAttribute('data-text-size', '3')
  await page.getByRole('switch', { name: 'Elder mode' }).click()
  await expect(html).toHaveAttribute('data-elder', '')
  await page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: '简体中文' }).check()
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('switch', { name: '长辈模式' })).toBeChecked()

  const drawn = await (
    await context.request.get('/index', { headers: { accept: 'text/html', 'accept-language': 'en' } })
  ).text()
  expect(drawn).toMatch(/<html lang="zh-CN" data-theme="dark" data-text-size="3" data-elder=""/)
  expect(drawn).toContain('请人帮忙')

  await visit(page, '/index')
  const help = page.getByRole('link', { name: '请人帮忙' })
  await expect(help).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  const size = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))
  expect(size).toBeGreaterThanOrEqual(18)
  expect((await help.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(60)
})

test('a language is chosen without another page', async ({ page }) => {
  await visit(page, '/setting')
  await page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: '简体中文' }).check()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('heading', { name: '设置', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})

test('the site turns grey when its configuration says so', async ({ page }) => {
  await page.route('**/v1/system/basic_info', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, is_global_grey: 1 } } })
  })
  await withoutFirstView(page)
  await visit(page, '/setting')
  await expect(page.locator('html')).toHaveAttribute('data-grey', '')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toContain('grayscale')
})
