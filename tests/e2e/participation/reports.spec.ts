import { newPhone } from '../support/city'
import { expect, test, toasts, visit } from '../support/journey'
import { logInByCode } from '../support/log-in'
import { operate } from '../support/operator'

const article = '/posts/post-000005'
interface Listed {
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

test('a guest reports a comment through the login, no longer sees it, and hears that it was removed', async ({
  page,
  city,
}) => {
  const list = async () => (await city.get<Listed>('/v1/post_comments/post-000005?type=3')).items
  const [reported] = await list()
  if (reported === undefined) throw new Error('the article has no comment')
  const row = page.getByRole('article').filter({ hasText: reported.text })
  await visit(page, article)
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
  await row.first().scrollIntoViewIfNeeded()
  await row
    .first()
    .getByRole('button', { name: /^Report what/ })
    .first()
    .click()
  await logInByCode(page, city, newPhone())

  const sheet = page.getByRole('dialog', { name: 'Report' })
  await sheet.getByRole('radio', { name: 'Something else' }).check()
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByText('Tell us what’s wrong')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Anything else' }).fill('It mocks our street.')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(toasts(page).filter({ hasText: 'Reported' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.reload()
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Like .*’s comment/ }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await list()).map(({ id }) => id)).toContain(reported.id)

  expect(await operate('reports')).toContain('It mocks our street.')
  expect(await operate('reports', 'remove', `comment:${reported.id}`, 'It insults a whole street')).toContain('Done')
  expect((await list()).map(({ text }) => text)).not.toContain(reported.text)
})

test('a comment with a word that the city configured waits until the office posts it', async ({
  page,
  city,
  member,
}) => {
  const list = async () => (await city.get<Listed>('/v1/post_comments/post-000037?type=3')).items
  const words = `Message me on the river, ${member.user.nickname}.`
  await visit(page, '/posts/post-000037')
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toasts(page).filter({ hasText: 'We’re checking your comment' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await list()).map(({ text }) => text)).not.toContain(words)

  const waiting = await operate('held-comments')
  const id = waiting
    .split('\n')
    .find((line, index, lines) => lines[index + 2]?.includes(words) && line.startsWith('comment-'))
  expect(await operate('held-comments', 'post', id?.split(' ')[0] ?? '')).toContain('Done')
  await page.reload()
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
})
