import { expect, live, test, toasts, visit } from '../support/journey'
import { operate } from '../support/operator'

/** A picture as from a phone: 16 pixels, drawn here. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
)

test('what somebody shows with pictures is approved by the office, found in the list, and commented on', async ({
  page,
  city,
  member,
}) => {
  const text = 'A heron waited at the crossing until the light was green.'
  await visit(page, '/show-civilization')
  await page.getByRole('link', { name: 'Post', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'heron.png', mimeType: 'image/png', buffer: picture },
    { name: 'light.png', mimeType: 'image/png', buffer: picture },
  ])
  await page.getByLabel('What did you see?', { exact: true }).fill(text)
  await page.getByRole('group', { name: 'Category' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\/show-civilization-details\//)
  await expect(page.getByText('In review. It becomes public once approved.')).toBeVisible()

  const mine = await city.get<{ items: readonly { readonly id: string }[] }>(
    '/v1/consumer/my_civilization',
    member.token,
  )
  expect(await operate('shows', 'approve', mine.items[0]?.id ?? '')).toContain('Done')
  await visit(page, '/show-civilization?category=show-kindness')
  await page.getByRole('link', { name: text }).click()
  await expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View picture 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('It nodded at me, too.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'Comment posted' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'It nodded at me, too.' })).toBeVisible()
})

test('the columns keep their place: far down, into a post, and back', async ({ page }) => {
  await visit(page, '/show-civilization')
  const posts = page.getByRole('article')
  await expect(posts).toHaveCount(20)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(posts).toHaveCount(40)
  const link = posts.nth(17).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const index = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/show-civilization-details\//)
  await page.goBack()
  await live(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(index)
})

test('a discussion leads to an entry, whose comments have addresses, and which invites others with a code', async ({
  page,
}) => {
  await visit(page, '/topics/topic-night-bus')
  await page.getByRole('link', { name: 'Pictures and videos' }).click()
  await page.getByRole('link', { name: /^Lantern Street on the way home/ }).click()
  await expect(page).toHaveURL(/\/practices\/entry-demo-003$/)
  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Invitation QR code' })).toBeVisible()
})
