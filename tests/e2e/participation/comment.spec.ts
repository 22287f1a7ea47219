import { newPhone } from '../support/city'
import { expect, live, test, toasts, visit } from '../support/journey'
import { enterCode, logInByCode } from '../support/log-in'

const words = 'The last boat smelled of diesel and oranges.'

test('a comment asks for a phone, and is posted with its words once one is bound', async ({ page, city }) => {
  await page.goto(await city.phonelessEntry())
  await live(page)
  await expect(page).toHaveURL(/\/mine$/)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Log in as/ })
    .click()
  await expect(page.getByText('No phone number')).toBeVisible()

  await visit(page, '/posts/post-000030')
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()

  await expect(page).toHaveURL(/\/phone\/bind\?redirect=/)
  await enterCode(page, city, newPhone())

  await expect(page).toHaveURL(/\/posts\/post-000030$/)
  await expect(toasts(page).filter({ hasText: 'Comment posted' })).toBeVisible()
  const posted = page.getByRole('article').filter({ hasText: words })
  await expect(posted).toBeInViewport()
  await expect(posted).toBeFocused()
  const { items } = await city.get<{ items: readonly { text: string }[] }>('/v1/post_comments/post-000030?type=3')
  expect(items.filter(({ text }) => text === words)).toHaveLength(1)
})

test("a guest's comment goes through the login with its words", async ({ page, city }) => {
  await visit(page, '/posts/post-000031')
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await logInByCode(page, city, newPhone())
  await expect(toasts(page).filter({ hasText: 'Comment posted' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeInViewport()
})

test('a deletion that could still be undone is done when the page is left', async ({ page, city, member }) => {
  const list = async () =>
    (await city.get<{ items: readonly { text: string }[] }>('/v1/post_comments/post-000034?type=3')).items
  await visit(page, '/posts/post-000034')
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const mine = page.getByRole('article', { name: member.user.nickname }).filter({ hasText: words })
  await expect.poll(async () => (await list()).some(({ text }) => text === words)).toBe(true)
  await mine.getByRole('button', { name: 'Delete' }).first().click()
  await expect(mine).toHaveCount(0)
  await page.goto('about:blank')
  await expect.poll(async () => (await list()).some(({ text }) => text === words)).toBe(false)
})

test('a member comments, replies, takes a deletion back, and deletes', async ({ page, city, member }) => {
  const list = async () =>
    (await city.get<{ items: readonly { text: string; replies: number }[] }>('/v1/post_comments/post-000032?type=3'))
      .items
  await visit(page, '/posts/post-000032')
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const mine = page.getByRole('article', { name: member.user.nickname }).filter({ hasText: words })
  await mine.scrollIntoViewIfNeeded()

  await mine
    .getByRole('button', { name: `Reply to ${member.user.nickname}` })
    .first()
    .click()
  await page.getByRole('textbox', { name: /Reply/ }).fill('And of wet rope.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(mine.getByText('And of wet rope.')).toBeVisible()
  await expect.poll(async () => (await list()).find(({ text }) => text === words)?.replies).toBe(1)

  await mine.getByRole('button', { name: 'Delete' }).first().click()
  await expect(mine).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(mine.first()).toBeVisible()

  await mine.getByRole('button', { name: 'Delete' }).first().click()
  await expect(mine).toHaveCount(0)
  // Leaving the screen ends the time to undo.
  await page.getByRole('button', { name: 'Back' }).first().click()
  await expect.poll(async () => (await list()).some(({ text }) => text === words)).toBe(false)
})

test('a member finds what they wrote, changes it there and in its thread, and deletes it', async ({
  page,
  city,
  member,
}) => {
  const body = { type: 3, people: [], reply_to_id: null }
  const say = (text: string, parent: string | null = null) =>
    city.send<{ comment: { id: string } }>(
      ...(['POST', '/v1/mobile/comment', { ...body, post_id: 'post-000033', text, parent_id: parent }] as const),
      member.token,
    )
  const { comment } = await say(words)
  await say('And of wet rope.', comment.id)
  await visit(page, '/mine')
  await page.getByRole('link', { name: 'Comments: 2' }).click()
  await expect(page).toHaveURL(/\/my-comments$/)
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(2)

  await rows.first().getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('And of dry rope.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).filter({ hasText: 'Changes saved' })).toBeVisible()
  await expect(rows.first()).toContainText('And of dry rope.')
  await expect(rows.first()).toContainText('edited')

  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/posts/post-000033/comment/${comment.id}$`))
  const thread = page.getByRole('dialog')
  await expect(thread.getByText('And of dry rope.')).toBeVisible()
  await thread.getByRole('article').filter({ hasText: words }).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('The last boat smelled of tar.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(thread.getByRole('article').filter({ hasText: 'The last boat smelled of tar.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Edit comment' })).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(/\/my-comments$/)
  await page.reload()
  await live(page)
  await expect(rows.filter({ hasText: 'The last boat smelled of tar.' })).toHaveCount(1)
  await rows.filter({ hasText: 'tar' }).getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(0)
  await page.goto('about:blank')
  const mine = () => city.get<{ items: readonly unknown[] }>('/v1/my_comments', member.token)
  await expect.poll(async () => (await mine()).items).toEqual([])
})
