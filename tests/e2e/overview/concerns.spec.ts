import { expect, test, visit } from '../support/journey'

test('a reader goes from a story to its case, from there to the news about it, and back', async ({ page }) => {
  await visit(page, '/posts/post-000009')
  const about = page.getByRole('region', { name: 'What this is about' })
  const slabs = about.getByRole('link', { name: /^Loose paving in Lantern Street/ })
  await expect(slabs).toContainText('Overdue')
  await slabs.click()
  await expect(page).toHaveURL(/\/interacts\/suggestion-demo-05$/)
  const news = page.getByRole('region', { name: 'In the news' })
  await expect(news.getByRole('link', { name: 'Mending Lantern Street' })).toBeVisible()
  await news.getByRole('link', { name: 'Who mends the lanterns of Lantern Street?' }).click()
  await expect(page).toHaveURL(/\/posts\/post-000009$/)
  await page.goBack()
  await expect(news).toBeVisible()
  await page.goBack()
  await expect(about).toBeVisible()
})

test('search engines are told what a story is about, but for what residents wrote', async ({ request }) => {
  const document = await (await request.get('/posts/post-000011?lang=en')).text()
  expect(document).toMatch(/"about":\[\{"@type":"Thing","name":"[^"]+","url":"[^"]+\/guides\/guide-lift[^"]*"\}\]/)
  expect(document).not.toContain('/interacts/suggestion-demo-07')
})

test('a story stands without what it is about when that cannot be loaded', async ({ page }) => {
  await page.route('**/v1/concerned_things/**', (route) => route.abort())
  await visit(page, '/posts/post-000009')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What this is about' })).toHaveCount(0)
})
