import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'

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

test('what an album is about stands below its episodes, and what a short is about below its comments', async ({
  page,
}) => {
  await visit(page, '/albums/album-city-talk')
  const about = page.getByRole('region', { name: 'What this is about' })
  await expect(about.getByRole('link', { name: /^Could the last number 9 bus run later/ })).toBeVisible()
  await visit(page, '/play/video-041')
  await page.getByRole('button', { name: /^Comments/ }).click()
  await about.getByRole('link', { name: /^Reedmarsh wetland/ }).click()
  await expect(page).toHaveURL(/\/venue-details\/venue-46$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/play\/video-041/)
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

test('who read a story is told what became of its case, reads it there, and can mute such news', async ({
  page,
  city,
  member,
}) => {
  const author = await city.register()
  // A second try has a suggestion of its own.
  const title = `Rain shelter ${author.phone.slice(-6)} at Lotus Pond leaks`
  const { suggestion } = await city.send<{ suggestion: { id: string } }>(
    'POST',
    '/v2/advices',
    {
      ...{ kind: 'problem', department_id: 'department-parks', title, text: 'It drips on the bench by the kiosk.' },
      ...{ place: { name: 'Lotus Pond', latitude: null, longitude: null }, pictures: [], contact: '' },
      ...{ is_public: true, is_anonymous: false },
    },
    author.token,
  )
  for (const words of [
    ['suggestions', 'accept', suggestion.id],
    ['concerns', 'add', 'article:post-000173', `suggestion:${suggestion.id}`],
    ['suggestions', 'assign', `${suggestion.id}:department-parks`],
  ])
    expect(await operate(...words)).toContain('Done')
  await city.send('POST', '/v1/my_history', { post_id: 'post-000173', type: 3 }, member.token)
  expect(await operate('suggestions', 'reply', suggestion.id, 'The roof was mended this morning.')).toContain('Done')

  await visit(page, '/message')
  const row = page.getByRole('link', { name: /News of a story you read/ })
  await expect(row).toContainText(`“${title}”, which “Seven scents of Lotus Pond`)
  await row.click()
  await expect(page).toHaveURL(/\/posts\/post-000173$/)
  const about = page.getByRole('region', { name: 'What this is about' })
  await expect(about.getByRole('link', { name: new RegExp(`^${title}`) })).toContainText('answered on')

  await visit(page, '/user-set')
  const mark = page.getByRole('switch', { name: 'What I read, unread mark' })
  await expect(mark).toBeChecked()
  await mark.click()
  await expect(mark).not.toBeChecked()
})
