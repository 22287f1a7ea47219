import type { City, Member } from '../support/city'
import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'
import { logInVolunteer, messagesOf, phoneOf } from '../support/volunteers'

/** Logs in one of the people of the demo, who are known by their numbers: `reader-21` has the phone 13910000021. */
const logIn = (city: City, id: string): Promise<Member> =>
  id.startsWith('reader') ? city.register(`139100000${id.replace('reader-', '')}`) : logInVolunteer(city, id)

const circleId = 'circle-04'
const postId = 'circle-post-4-002'

test('a circle from asking to join to a removed post: one is approved, speaks, is muted; a post is removed, restored and reported', async ({
  page,
  browser,
  context,
  city,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const owner = await logIn(city, 'reader-21')
  const newcomer = await logIn(city, 'volunteer-461')
  await context.addCookies(owner.cookies(origin))
  const phone = await phoneOf(browser, newcomer, origin)
  const { post } = await city.get<{ post: { summary: string; author: { id: string } } }>(`/v1/circle_posts/${postId}`)
  const author = await logIn(city, post.author.id)

  await test.step('somebody finds the circle and asks to join; its owner is told', async () => {
    await visit(phone, '/groups')
    await phone.getByRole('link', { name: 'Old pictures of Riverbend' }).click()
    await phone.getByRole('button', { name: 'Ask to join' }).click()
    const asking = phone.getByRole('dialog', { name: 'Ask to join' })
    await asking.getByRole('textbox', { name: 'Do you have an old picture of Riverbend?' }).fill('Of the old bridge.')
    await asking.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByText('Request sent. A moderator will answer it.')).toBeVisible()
    expect(await messagesOf(city, owner)).toContain('Someone wants to join your circle')
  })

  await test.step('the owner approves them, and they hear of it', async () => {
    await visit(page, `/group-detail/${circleId}`)
    await page.getByRole('link', { name: /^Members/ }).click()
    await expect(page.getByText('Of the old bridge.')).toBeVisible()
    await page.getByRole('button', { name: `Approve ${newcomer.user.nickname}` }).click()
    await expect(page.getByRole('button', { name: `Approve ${newcomer.user.nickname}` })).toBeHidden()
    expect(await messagesOf(city, newcomer)).toContain('You joined a circle')
  })

  await test.step('they comment on a post, and are muted for a day', async () => {
    await visit(phone, `/group-post-detail/${postId}`)
    await phone.getByRole('button', { name: 'Write a comment…' }).click()
    await phone.getByRole('textbox', { name: 'Write a comment' }).fill('I remember that street!')
    await phone.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(phone.getByText('I remember that street!')).toBeVisible()
    await visit(page, `/group-manage/${circleId}`)
    const more = page.getByRole('button', { name: `Actions on ${newcomer.user.nickname}` })
    while (!(await more.isVisible())) await page.mouse.wheel(0, 2000)
    await more.click()
    await page.getByRole('button', { name: 'Mute' }).click()
    await page.getByLabel('Why are they muted?').fill('Off the subject')
    await page.getByRole('dialog').getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByText('Muted', { exact: true }).first()).toBeVisible()
    await visit(phone, `/group-detail/${circleId}`)
    await expect(phone.getByText(/^You can’t post until .*: Off the subject$/)).toBeVisible()
  })

  await test.step('the post is pinned, then removed with a reason that its author reads', async () => {
    await visit(page, `/group-post-detail/${postId}`)
    await page.getByRole('button', { name: 'Actions on this post' }).click()
    await page.getByRole('button', { name: 'Pin', exact: true }).click()
    await expect(page.getByText('Pinned', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Actions on this post' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Why is it removed?').fill('Not of our city')
    await page.getByRole('form', { name: 'Remove this post' }).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Removed: Not of our city')).toBeVisible()
    expect(await messagesOf(city, author)).toContain('Your post was removed')
    await visit(phone, `/group-post-detail/${postId}`)
    await expect(phone.getByRole('heading', { name: 'This content no longer exists' })).toBeVisible()
  })

  await test.step('the owner takes it back, and the log has every step', async () => {
    await page.getByRole('button', { name: 'Actions on this post' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Removed: Not of our city')).toBeHidden()
    // A sheet that closes goes back in the history, which would end the visit to another address.
    await expect.poll(() => page.evaluate(() => (history.state as { overlays: unknown[] }).overlays.length)).toBe(0)
    await visit(page, `/group-manage/${circleId}?tab=records`)
    for (const entry of ['Restored', 'Removed', 'Post pinned', 'Muted', 'Request approved'])
      await expect(page.getByText(new RegExp(`^${entry} ·`)).first()).toBeVisible()
  })

  await test.step('a reader reports it, the office removes it, and nobody in the circle restores it', async () => {
    await visit(phone, `/group-post-detail/${postId}`)
    await phone.getByRole('link', { name: 'Report' }).click()
    await phone.getByRole('radio', { name: 'Advertising or spam' }).check()
    await phone.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByRole('heading', { name: 'Old pictures of Riverbend' })).toBeVisible()
    expect(await operate('reports', 'remove', `circle-post:${postId}`, 'This is an advertisement.')).toContain('Done')
    expect(await messagesOf(city, newcomer)).toContain('We removed what you reported')
    await visit(page, `/group-post-detail/${postId}`)
    await expect(page.getByText('Removed: This is an advertisement.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Actions on this post' })).toBeHidden()
  })
})

test('what is written in a closed circle is shown to its members alone', async ({ page, city }) => {
  const member = await logIn(city, 'reader-16')
  const { items } = await city.get<{ items: { id: string; summary: string }[] }>(
    '/v1/circles/circle-05/posts',
    member.token,
  )
  const [post] = items
  await visit(page, '/group-detail/circle-05')
  await expect(page.getByText('For members only')).toBeVisible()
  await expect(page.getByText(post?.summary ?? '', { exact: true })).toBeHidden()
  await visit(page, `/group-post-detail/${post?.id}`)
  await expect(page.getByRole('heading', { name: 'This content no longer exists' })).toBeVisible()
  const drawn = await page.request.get(`/group-post-detail/${post?.id}`)
  expect([drawn.status(), (await drawn.text()).includes(post?.summary ?? '')]).toEqual([404, false])
})
