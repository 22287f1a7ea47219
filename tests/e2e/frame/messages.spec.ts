import type { Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'
import { operate } from '../support/operator'

const markOnMe = (page: Page, count: number) =>
  page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', {
      name: count === 0 ? 'Me' : `Me ${count} unread ${count === 1 ? 'message' : 'messages'}`,
      exact: true,
    })

test.use({ serviceWorkers: 'allow' })

/** Messages are followed once the client has nothing more urgent to do, which a first press tells it. */
async function watch(page: Page, path: string): Promise<void> {
  const stream = page.waitForRequest(/\/v1\/my_messages\/live/)
  await visit(page, path)
  await page
    .locator('main')
    .first()
    .click({ position: { x: 2, y: 2 } })
  await stream
}

test('a reply arrives in two tabs while one watches, leads to its comment, and is read in both', async ({
  page,
  context,
  city,
  member,
}) => {
  const post = { post_id: 'post-000001', type: 3 }
  const mine = await city.send<{ comment: { id: string } }>(
    'POST',
    '/v1/mobile/comment',
    { ...post, text: 'When does the market open?', parent_id: null, reply_to_id: null },
    member.token,
  )
  const other = await city.register()
  await watch(page, '/index')
  const list = await context.newPage()
  await watch(list, '/message')
  await expect(list.getByText('No messages yet')).toBeVisible()

  const reply = { ...post, parent_id: mine.comment.id, reply_to_id: null }
  await city.send('POST', '/v1/mobile/comment', { ...reply, text: 'At seven, on Saturdays.' }, other.token)
  await city.send('POST', '/v1/mobile/comment', { ...reply, text: 'And on holidays.' }, other.token)
  await city.send('POST', '/v1/comment_like', { id: mine.comment.id, action: 1 }, other.token)
  const row = list.getByRole('link', { name: /2 replies in all/ })
  await expect(row).toContainText('And on holidays.')
  await expect(list.getByRole('link', { name: /liked your comment/ })).toBeVisible()
  // A tab that nobody sees does not listen; it catches up when it is seen again.
  await page.bringToFront()
  await expect(markOnMe(page, 2)).toBeVisible()

  await row.click()
  await expect(list).toHaveURL(new RegExp(`/posts/post-000001/comment/${mine.comment.id}`))
  await expect(markOnMe(page, 1)).toBeVisible()
  await markOnMe(page, 1).click()
  await page.getByRole('link', { name: '1 unread message', exact: true }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(0)
})

test('a member chooses what is marked, and whoever waits for an answer is offered a notification', async ({
  page,
  city,
  member,
}) => {
  // A headless browser has no owner to ask, and says that they refused.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }))
  await visit(page, '/user-set')
  const replies = page.getByRole('switch', { name: 'Replies and likes, unread mark' })
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/message_settings') && answer.request().method() === 'PUT',
  )
  await replies.uncheck()
  await saved
  await page.reload()
  await live(page)
  await expect(replies).not.toBeChecked()

  const { feedback } = await city.send<{ feedback: { id: string } }>(
    'POST',
    '/v1/feedback',
    { kind: 'idea', text: 'Longer opening hours, please', pictures: [], contact: '' },
    member.token,
  )
  await visit(page, `/feedback-detail/${feedback.id}`)
  await expect(page.getByRole('button', { name: 'Tell me when it’s answered' })).toBeVisible()
  expect(await operate('feedback', 'answer', feedback.id, 'From May on, until eight.')).toContain('Done')
  await visit(page, '/message')
  await page
    .getByRole('link', { name: /answered/i })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(feedback.id))
})
