import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { getRelation } from '../../../../../contract/articles'
import {
  deleteComment,
  getComment,
  likeComment,
  listComments,
  listReplies,
  postComment,
} from '../../../../../contract/comments'
import { like, listLikers } from '../../../../../contract/reactions'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { wrongCounts } from '../../../../support/counters'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

describe('comments', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  let ben: { id: string; token: string }
  let post = ''
  let posts = 0
  let keys = 0
  const say = (
    who: { token: string },
    text: string,
    more: Record<string, unknown> = {},
    key = `key-${(keys += 1)}-00000000`,
  ) =>
    platform.call(postComment, {
      token: who.token,
      headers: { 'idempotency-key': key },
      body: { post_id: post, type: 3, text, parent_id: null, reply_to_id: null, ...more },
    })
  const list = async (query: Record<string, string> = {}, token?: string) =>
    await platform.ask(listComments, {
      path: { id: post },
      query: { type: '3', ...query },
      ...(token === undefined ? {} : { token }),
    })

  const one = (id: string, query: Record<string, string> = {}) =>
    platform.call(getComment, { path: { id }, query: { post_id: post, type: '3', ...query } })
  const count = async () =>
    (await platform.ask(getRelation, { path: { id: post }, query: { type: '3' } })).comments as number

  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn({ phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ phone: '13900000002', nickname: 'Ben' })
  })
  beforeEach(async () => {
    post = `post-${(posts += 1)}`
    await insertContent(platform.database, { id: post })
  })
  afterAll(() => platform.close())

  it('need a phone, and a session before that', async () => {
    const phoneless = await platform.logIn({ phone: null })
    expect((await say(phoneless, 'Hello')).code).toBe(403002)
    expect((await say({ token: 'guest' }, 'Hello')).code).toBe(303001)
    expect(await count()).toBe(0)
  })

  it('appear once under one key, trimmed, with their words', async () => {
    const first = await say(anna, '  Hello\n\n\n\nthere ', {}, 'one-key-0000')
    const again = await say(anna, '  Hello\n\n\n\nthere ', {}, 'one-key-0000')
    expect(first.data.comment).toMatchObject({
      text: 'Hello\n\nthere',
      mine: true,
      replies: 0,
      author: { nickname: 'Anna' },
    })
    expect(again.data.comment.id).toBe(first.data.comment.id)
    expect((await say(anna, 'Other words', {}, 'one-key-0000')).code).toBe(409001)
    expect((await list()).items).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it('are not said twice in a row by the same person in the same place', async () => {
    const top = (await say(anna, 'Nice')).data.comment.id as string
    const again = await say(anna, ' Nice ')
    expect(again).toMatchObject({ status: 429, code: 429001, msg: '您刚刚发表过相同的内容' })
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
    expect((await say(ben, 'Nice')).status).toBe(200)
    expect((await say(anna, 'Nice', { parent_id: top })).status).toBe(200)
    expect(await count()).toBe(3)
    platform.clock.advance(601)
    expect((await say(anna, 'Nice')).status).toBe(200)
  })

  it('that were refused may be sent again', async () => {
    await insertContent(platform.database, { id: `shut-${post}`, commentsOpen: false })
    expect((await say(anna, 'Later', { post_id: `shut-${post}` })).code).toBe(409001)
    await platform.database.execute(sql`update contents set comments_open = true where id = ${`shut-${post}`}`)
    expect((await say(anna, 'Later', { post_id: `shut-${post}` })).status).toBe(200)
  })

  it('refuse what says nothing, what is gone and what is closed', async () => {
    expect(await say(anna, ' \u200b ')).toMatchObject({ code: 400001, data: { fields: { text: 'too-short' } } })
    expect((await say(anna, 'Hello', { post_id: 'nowhere' })).code).toBe(403001)
    expect((await say(anna, 'Hello', { parent_id: 'nowhere' })).code).toBe(403001)
    await insertContent(platform.database, { id: `closed-${post}`, commentsOpen: false })
    expect((await say(anna, 'Hello', { post_id: `closed-${post}` })).code).toBe(409001)
  })

  it('hang replies on the comment at the top and name whom a reply answers', async () => {
    const top = (await say(anna, 'Top')).data.comment.id as string
    const first = (await say(ben, 'First', { parent_id: top })).data.comment
    const second = (await say(anna, 'Second', { parent_id: first.id })).data.comment
    const third = (await say(ben, 'Third', { parent_id: top, reply_to_id: second.id })).data.comment
    const [comment] = (await list()).items
    expect(comment).toMatchObject({ id: top, replies: 3 })
    expect(comment?.first_replies.map((reply: { text: string }) => reply.text)).toEqual(['First', 'Second'])
    expect(first.reply_to).toBeNull()
    expect(second.reply_to).toMatchObject({ nickname: 'Ben' })
    expect(third.reply_to).toMatchObject({ nickname: 'Anna' })
    const page = await platform.ask(listReplies, { path: { id: top }, query: { page_size: '2' } })
    const rest = await platform.ask(listReplies, {
      path: { id: top },
      query: { page_size: '2', cursor: page.next_cursor ?? '' },
    })

    expect([...page.items, ...rest.items].map((reply: { text: string }) => reply.text)).toEqual([
      'First',
      'Second',
      'Third',
    ])
    expect(await count()).toBe(4)
  })

  it('go with all that hangs on them, and only at the hand of their author', async () => {
    const top = (await say(anna, 'Top')).data.comment.id as string
    const reply = (await say(ben, 'Reply', { parent_id: top })).data.comment.id as string
    await say(anna, 'Another', { parent_id: top })
    const remove = (id: string, who: { token: string }) =>
      platform.call(deleteComment, { query: { id }, token: who.token })
    expect((await remove(top, ben)).code).toBe(403003)
    expect((await remove(reply, ben)).data).toEqual({ deleted: true })
    expect((await list()).items[0]?.replies).toBe(1)
    expect(await count()).toBe(2)
    expect((await remove(top, anna)).data).toEqual({ deleted: true })
    expect((await remove(top, anna)).code).toBe(403001)
    expect((await one(top)).code).toBe(403001)
    expect((await platform.ask(listReplies, { path: { id: top } })).items).toEqual([])
    expect(await count()).toBe(0)
  })

  it('under a comment that is gone do not count twice', async () => {
    const top = (await say(anna, 'Top')).data.comment.id as string
    const reply = (await say(ben, 'Reply', { parent_id: top })).data.comment.id as string
    await say(anna, 'Another comment')
    await platform.call(deleteComment, { query: { id: top }, token: anna.token })
    expect((await platform.call(deleteComment, { query: { id: reply }, token: ben.token })).code).toBe(403001)
    expect((await one(reply)).code).toBe(403001)
    expect(await count()).toBe(1)
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('of withdrawn content are answered nowhere', async () => {
    const top = (await say(anna, 'Top')).data.comment.id as string
    const reply = (await say(ben, 'Reply', { parent_id: top })).data.comment.id as string
    await platform.call(likeComment, { token: ben.token, body: { id: top, action: 1 } })
    await platform.call(like, { token: ben.token, body: { post_id: post, type: 3, action: 1 } })
    await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, post))
    const answers = await Promise.all([
      platform.call(listComments, { path: { id: post }, query: { type: '3' } }),
      platform.call(listComments, { path: { id: post }, query: { type: '3', order: 'hot' } }),
      platform.call(listReplies, { path: { id: top } }),
      one(top),
      one(reply),
      say(anna, 'More'),
      say(anna, 'More still', { parent_id: top }),
      platform.call(likeComment, { token: ben.token, body: { id: top, action: 0 } }),
      platform.call(likeComment, { token: anna.token, body: { id: reply, action: 1 } }),
      platform.call(listLikers, { path: { id: post }, query: { type: '3' } }),
      platform.call(like, { token: ben.token, body: { post_id: post, type: 3, action: 0 } }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 403001))
  })

  it('are there under their own content alone', async () => {
    const { id } = (await say(anna, 'Here')).data.comment
    await insertContent(platform.database, { id: `other-${post}` })
    expect((await one(id)).data.comment.text).toBe('Here')
    expect(await one(id, { post_id: `other-${post}` })).toMatchObject({ status: 403, code: 403001 })
    expect(await one(id, { type: '1' })).toMatchObject({ status: 403, code: 403001 })
  })

  it('are liked once each, and sorted by it when asked', async () => {
    const dull = (await say(anna, 'Dull')).data.comment.id as string
    const bright = (await say(anna, 'Bright')).data.comment.id as string
    await say(anna, 'Newest')
    const likeIt = (id: string, action: 0 | 1) => platform.call(likeComment, { token: ben.token, body: { id, action } })
    expect((await likeIt(bright, 1)).data).toEqual({ liked: true, likes: 1 })
    expect((await likeIt(bright, 1)).data).toEqual({ liked: true, likes: 1 })
    expect((await list({ order: 'hot' })).items[0]?.id).toBe(bright)
    expect((await list({}, ben.token)).items.find((item: { id: string }) => item.id === bright)?.liked).toBe(true)
    expect((await likeIt(bright, 0)).data).toEqual({ liked: false, likes: 0 })
    expect((await likeIt(dull, 0)).data.likes).toBe(0)
    const pages: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { id: string }[]; next_cursor: string | null } = await list({
        order: 'hot',
        page_size: '1',
        ...(cursor ? { cursor } : {}),
      })
      pages.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(new Set(pages).size).toBe(3)
  })

  it('are removed by the office with a reason: the head of a thread stays as removed, all others are gone', async () => {
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    const head = (await say(anna, 'Call 13900000009 and win')).data.comment.id as string
    const reply = (await say(ben, 'This is a swindle', { parent_id: head })).data.comment.id as string
    const alone = (await say(anna, 'Call 13900000009 now')).data.comment.id as string
    expect((await run('comments')).output).toContain('Call 13900000009 now')
    expect(await run('comments', 'remove', head, 'no')).toMatchObject({ failed: true })
    for (const id of [head, alone])
      expect(await run('comments', 'remove', id, 'Advertising')).toMatchObject({ failed: false })
    expect(await run('comments', 'remove', head, 'Advertising')).toMatchObject({ failed: true })
    expect((await list({}, anna.token)).items).toMatchObject([
      {
        id: head,
        removed: true,
        mine: false,
        text: '',
        author: { id: 'removed', nickname: '' },
        first_replies: [{ id: reply, removed: false, text: 'This is a swindle' }],
      },
    ])
    expect((await one(alone)).code).toBe(403001)
    expect(await count()).toBe(2)
    const { items } = await platform.ask(listMessages, {
      token: anna.token,
      query: { category: 'office' },
      headers: { 'x-language': 'en' },
    })
    expect(items.map(({ text }: { text: string }) => text).sort()).toEqual([
      'What you wrote under “Title post-12” was removed. Reason: Advertising',
      'What you wrote under “Title post-12” was removed. Reason: Advertising',
    ])
    expect(await wrongCounts(platform.database)).toEqual([])
  })
})
