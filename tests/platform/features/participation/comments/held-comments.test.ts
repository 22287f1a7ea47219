import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listComments, postComment } from '../../../../../contract/comments'
import { desks } from '../../../../../platform/features'
import { comments } from '../../../../../platform/features/participation/comments/comments.schema'
import { heldComments } from '../../../../../platform/features/participation/comments/held-comments.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describe('comments that wait for the office', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  let people = 0
  let keys = 0
  let post = ''
  const key = () => `held-key-${(keys += 1)}-0000`
  const say = (text: string, parentId: string | null = null, idempotencyKey = key()) =>
    platform.call(postComment, {
      token: anna.token,
      headers: { 'idempotency-key': idempotencyKey },
      body: { post_id: post, type: 3, text, parent_id: parentId, reply_to_id: null },
    })
  const seen = async () =>
    (await platform.ask(listComments, { path: { id: post }, query: { type: '3' }, token: anna.token })).items.flatMap(
      ({ text, first_replies }) => [text, ...first_replies.map((reply) => reply.text)],
    )
  const told = async () =>
    (await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })).items.map(
      ({ text }) => text,
    )
  const desk = (...words: string[]) =>
    operate(platform.platform, desks, ['held-comments', ...words], platform.clock.now())
  const waiting = async () => {
    const { output } = await desk('--json')
    const [list] = JSON.parse(output) as [{ waiting: { id: string; text: string }[] }]
    return list.waiting
  }
  const configure = (value: object | null) =>
    value === null
      ? platform.database.delete(configurations)
      : platform.database
          .insert(configurations)
          .values({ code: 'comment-review', value })
          .onConflictDoUpdate({ target: configurations.code, set: { value } })

  beforeAll(async () => {
    platform = await startPlatform()
  })
  beforeEach(async () => {
    post = `post-${(people += 1)}`
    await insertContent(platform.database, { id: post })
    anna = await platform.logIn({ phone: `1390020000${people}`, nickname: `Anna ${people}` })
    await configure({ words: ['shop'], rate: { most: 2, minutes: 10 } })
  })
  afterAll(() => platform.close())
  const longAgo = sql`now() - interval '11 minutes'`

  it('by their words, are seen by nobody until the office posts them', async () => {
    expect((await say('Come to my shop')).data).toEqual({ comment: null })
    expect(await seen()).toEqual([])
    const [held] = await waiting()
    expect(held?.text).toBe('Come to my shop')
    expect(await desk('post', held?.id ?? '')).toMatchObject({ failed: false })
    expect(await desk('post', held?.id ?? '')).toMatchObject({ failed: true })
    expect(await seen()).toEqual(['Come to my shop'])
    expect(await told()).toEqual(['“Come to my shop” was checked. Everyone can see it now.'])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('as replies, stand below their comment once they are posted', async () => {
    const head = (await say('A good idea')).data.comment.id as string
    await say('Also at my shop', head)
    expect(await seen()).toEqual(['A good idea'])
    await desk('post', (await waiting())[0]?.id ?? '')
    expect(await seen()).toEqual(['A good idea', 'Also at my shop'])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('are refused with a reason that their author reads', async () => {
    await say('Come to my shop')
    const id = (await waiting())[0]?.id ?? ''
    expect(await desk('refuse', id, 'no')).toMatchObject({ failed: true })
    expect(await desk('refuse', id, 'Advertising')).toMatchObject({ failed: false })
    expect([await seen(), await waiting()]).toEqual([[], []])
    expect(await told()).toEqual(['What you wrote under “Title post-3” was removed. Reason: Advertising'])
  })

  it('by their rate, wait from the third in ten minutes on, and no longer after them', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) await say(text)
    expect((await seen()).sort()).toEqual(['One', 'Two'])
    expect(await waiting()).toHaveLength(2)
    await platform.database.update(comments).set({ createdAt: longAgo })
    await platform.database.update(heldComments).set({ createdAt: longAgo })
    expect((await say('Five')).data.comment).not.toBeNull()
    for (const { id } of await waiting()) await desk('refuse', id, 'Too many at once')
  })

  it('are kept once under one key', async () => {
    await say('Come to my shop', null, 'one-held-key-1')
    expect((await say('Come to my shop', null, 'one-held-key-1')).data).toEqual({ comment: null })
    expect(await waiting()).toHaveLength(1)
    await desk('refuse', (await waiting())[0]?.id ?? '', 'Advertising')
  })

  it('of a content that is gone are refused at once', async () => {
    post = 'post-none'
    expect((await say('Come to my shop')).code).toBe(403001)
  })

  it.each([null, { words: 'shop' }, { rate: { most: 'two' } }])('are none with the configuration %j', async (value) => {
    await configure(value)
    expect((await say('Come to my shop')).data.comment).toMatchObject({ text: 'Come to my shop' })
  })
})
