import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getMyStatistics } from '../../../../../contract/account'
import {
  deleteComment,
  editComment,
  getComment,
  likeComment,
  listComments,
  listMyComments,
  postComment,
} from '../../../../../contract/comments'
import { errorCodes } from '../../../../../contract/envelope'
import { blockPerson, unblockPerson } from '../../../../../contract/privacy'
import { reportSomething } from '../../../../../contract/reports'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { desks } from '../../../../../platform/features'
import { audienceMembers } from '../../../../../platform/kernel/contents/audience.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { circleTools } from '../../../../support/circles'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}
interface Writing {
  readonly parent?: string
  readonly people?: readonly { readonly id: string; readonly name: string }[]
  readonly under?: string
  readonly type?: number
}

describeOnBothDatabases('the comments of one member', (open) => {
  let platform: TestPlatform
  let made = 0
  let post = ''
  let anna: Person
  let ben: Person
  const headers = (key: string = randomUUID()) => ({ 'idempotency-key': key, 'x-language': 'en' })
  const person = (nickname: string): Promise<Person> =>
    platform.logIn({ id: `person-${(made += 1)}`, nickname, phone: `1390000${1000 + made}` })
  const say = async (who: Person, text: string, { parent, people = [], under = post, type = 3 }: Writing = {}) => {
    const { comment } = await platform.ask(postComment, {
      ...{ token: who.token, headers: headers() },
      body: {
        post_id: under,
        type: type as 3,
        text,
        people: [...people],
        parent_id: parent ?? null,
        reply_to_id: null,
      },
    })
    return comment?.id ?? ''
  }
  const edit = (who: Person, id: string, text: string, people: Writing['people'] = [], key?: string) =>
    platform.call(editComment, {
      ...{ token: who.token, headers: headers(key), path: { id } },
      body: { text, people: [...people] },
    })
  const mine = async (who: Person, query: Record<string, string> = {}) =>
    (await platform.ask(listMyComments, { token: who.token, query, headers: { 'x-language': 'en' } })).items
  const seen = async (under = post) =>
    (await platform.ask(listComments, { path: { id: under }, query: { type: '3' } })).items
  const told = async ({ id }: Person) =>
    (await messagesTo(platform.database, id)).map(({ title, text }) => `${title.en} ${text.en}`)
  const mentions = async ({ id }: Person) =>
    (await messagesTo(platform.database, id)).filter(({ kind }) => kind === 'mention').length
  const desk = async (...words: string[]) => await operate(platform.platform, desks, words, platform.clock.now())
  const waiting = async () => {
    const { output } = await desk('held-comments', '--json')
    const [list] = JSON.parse(output) as [{ waiting: { id: string; text: string }[] }]
    return list.waiting
  }
  const remove = (who: Person, id: string) => platform.call(deleteComment, { token: who.token, query: { id } })
  const report = (who: Person, id: string) =>
    platform.ask(reportSomething, {
      ...{ token: who.token, headers: headers() },
      body: { kind: 'comment', id, reason: 'spam', text: '' },
    })

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    await platform.database.insert(configurations).values({ code: 'comment-review', value: { words: ['shop'] } })
  })
  beforeEach(async () => {
    post = `article-${(made += 1)}`
    await insertContent(platform.database, { id: post })
    anna = await person('Anna')
    ben = await person('Ben')
  })
  afterAll(() => platform.close())

  it('are listed newest first, page by page, each with what it was written on, and counted', async () => {
    const head = await say(ben, 'What is the number of the ferry?')
    const first = await say(anna, 'One', { parent: head })
    const second = await say(anna, 'Two')
    const third = await say(anna, 'To my shop')
    await say(ben, 'Not hers')
    expect(third).toBe('')
    const pages = [await mine(anna, { page_size: '2' })]
    const { next_cursor } = await platform.ask(listMyComments, { token: anna.token, query: { page_size: '2' } })
    pages.push(await mine(anna, { page_size: '2', cursor: next_cursor ?? '' }))
    expect(pages.flat()).toMatchObject([
      { state: 'held', text: 'To my shop', parent_id: null },
      { id: second, state: 'shown', text: 'Two', edited_at: null, waiting: null, reason: '' },
      { id: first, state: 'shown', text: 'One', parent_id: head },
    ])
    const content = { id: post, type: 3, channel_kind: null, title: `Title ${post}` }
    expect(pages.flat().map((each) => each.content)).toEqual([content, content, content])
    const { comments } = await platform.ask(getMyStatistics, { token: anna.token })
    expect(comments).toBe(3)
    expect((await platform.call(listMyComments)).status).toBe(401)
    await desk('held-comments', 'refuse', (await waiting())[0]?.id ?? '', 'Advertising')
  })

  it('keep their text, and lose the content, where that is gone or not theirs to see any more', async () => {
    const tools = circleTools(platform)
    const olga = await person('Olga')
    const circle = `circle-${made}`
    await tools.found(circle, olga, { join_mode: 'request', closed: true })
    await tools.join(anna, circle, 'ask')
    await tools.lead(olga, circle, 'approve', anna)
    const circlePost = await tools.write(olga, circle)
    const inCircle = await say(anna, 'In the circle', { under: circlePost, type: contentKinds.circlePost.code })
    await say(anna, 'On the article')
    expect((await mine(anna)).map(({ content }) => content?.id)).toEqual([post, circlePost])
    await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, post))
    await platform.database.delete(audienceMembers).where(eq(audienceMembers.userId, anna.id))
    expect(await mine(anna)).toMatchObject([
      { text: 'On the article', content: null },
      { text: 'In the circle', content: null },
    ])
    expect((await edit(anna, inCircle, 'From outside')).code).toBe(errorCodes.gone)
    expect((await remove(anna, inCircle)).data).toEqual({ deleted: true })
    expect(await mine(anna)).toHaveLength(1)
  })

  it('that the office removed say why, without their text; those that their author deleted are gone', async () => {
    const [single, head, own] = [await say(anna, 'Buy it'), await say(anna, 'Sell it'), await say(anna, 'Give it')]
    await say(ben, 'Why?', { parent: head })
    for (const id of [single, head]) await desk('comments', 'remove', id, 'Advertising')
    await remove(anna, own)
    await say(anna, 'Near my shop')
    await desk('held-comments', 'refuse', (await waiting())[0]?.id ?? '', 'Advertising, too')
    expect(await mine(anna)).toMatchObject([
      { state: 'removed', text: '', reason: 'Advertising, too', content: { id: post } },
      { id: head, state: 'removed', text: '', people: [], reason: 'Advertising' },
      { id: single, state: 'removed', text: '', reason: 'Advertising' },
    ])
    const removals = (await messagesTo(platform.database, anna.id)).filter(({ kind }) => kind === 'comment.remove')
    expect(removals.map(({ path }) => path)).toEqual(['/my-comments', '/my-comments', '/my-comments'])
    expect((await seen()).map(({ text, removed }) => [text, removed])).toEqual([['', true]])
    for (const id of [single, head]) expect((await edit(anna, id, 'Again')).code).toBe(errorCodes.gone)
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('are changed by their author alone, and marked, wherever they are read', async () => {
    const id = await say(anna, 'The fery leaves at seven')
    await platform.ask(likeComment, { token: ben.token, body: { id, action: 1 } })
    const before = await edit(ben, id, 'The ferry is mine')
    expect(before.code).toBe(errorCodes.notYours)
    platform.clock.advance(60)
    const { data } = await edit(anna, id, '  The ferry leaves at seven  ')
    const edited = { text: 'The ferry leaves at seven', edited_at: platform.clock.now().toISOString() }
    expect(data.comment).toMatchObject({ id, ...edited, likes: 1, waiting: null })
    expect(await seen()).toMatchObject([{ id, ...edited, likes: 1 }])
    const one = await platform.ask(getComment, { path: { id }, query: { post_id: post, type: '3' } })
    expect(one.comment).toMatchObject(edited)
    expect(await told(anna)).toEqual(['Ben liked your comment “The ferry leaves at seven”'])
    expect((await edit(anna, 'nothing', 'Hello')).code).toBe(errorCodes.gone)
    expect((await edit(anna, id, ' \u3000 ')).data.fields).toEqual({ text: 'too-short' })
    expect((await edit(anna, id, 'a'.repeat(501))).data.fields).toEqual({ text: 'too-long' })
  })

  it('that are saved as they were bear no mark, and under one key change once', async () => {
    const id = await say(anna, 'Once')
    await edit(anna, id, 'Once')
    expect((await seen())[0]?.edited_at).toBeNull()
    const key = randomUUID()
    const [one, two] = [await edit(anna, id, 'Twice', [], key), await edit(anna, id, 'Twice', [], key)]
    expect(two.data).toEqual(one.data)
    expect((await edit(anna, id, 'Thrice', [], key)).data.state).toBe('key-used')
    expect((await seen())[0]?.text).toBe('Twice')
  })

  it('are changed sixty times a day at most', async () => {
    const id = await say(anna, 'Zero')
    for (let time = 1; time <= 60; time += 1) expect((await edit(anna, id, `Time ${time}`)).code).toBe(errorCodes.ok)
    expect((await edit(anna, id, 'Once more')).code).toBe(errorCodes.tooMany)
    platform.clock.advance(86_401)
    expect((await edit(anna, id, 'The next day')).code).toBe(errorCodes.ok)
  })

  it('tell whom they name newly, once for all their versions, and no more whom they name no more', async () => {
    const [cora, dora] = [await person('Cora'), await person('Dora')]
    const named = (who: Person, name: string) => ({ id: who.id, name })
    const id = await say(anna, 'Ask @Cora', { people: [named(cora, 'Cora')] })
    await edit(anna, id, 'Ask @Dora', [named(dora, 'Dora'), named(cora, 'Cora')])
    expect([await mentions(cora), await mentions(dora)]).toEqual([0, 1])
    expect((await told(dora))[0]).toContain('Ask @Dora')
    await edit(anna, id, 'Ask @Cora, or @Dora', [named(dora, 'Dora'), named(cora, 'Cora')])
    expect([await mentions(cora), await mentions(dora)]).toEqual([0, 1])
    expect((await told(dora))[0]).toContain('or @Dora')
    const reply = await say(anna, 'Well', { parent: await say(ben, 'And me?') })
    await edit(anna, reply, 'Well, @Ben', [named(ben, 'Ben')])
    expect([(await told(ben)).length, await mentions(ben)]).toEqual([1, 0])
  })

  it('wait in their changed text while others see the former one, until the office has looked at it', async () => {
    const id = await say(anna, 'By the quay')
    const { data } = await edit(anna, id, 'By my shop')
    expect(data.comment).toMatchObject({ id, state: 'shown', text: 'By the quay', waiting: { text: 'By my shop' } })
    expect((await seen())[0]).toMatchObject({ text: 'By the quay', edited_at: null })
    const [held] = await waiting()
    expect(held?.text).toBe('By my shop\n(in place of: By the quay)')
    await edit(anna, id, 'By my other shop')
    expect((await desk('held-comments', 'post', held?.id ?? '')).failed).toBe(true)
    expect(await waiting()).toHaveLength(1)
    await desk('held-comments', 'post', (await waiting())[0]?.id ?? '')
    expect((await seen())[0]).toMatchObject({ id, text: 'By my other shop', edited_at: expect.any(String) })
    expect((await mine(anna))[0]).toMatchObject({ text: 'By my other shop', waiting: null })
    expect((await told(anna))[0]).toContain('“By my other shop” was checked')
    await edit(anna, id, 'By the last shop')
    await desk('held-comments', 'refuse', (await waiting())[0]?.id ?? '', 'Advertising')
    expect((await mine(anna))[0]).toMatchObject({ state: 'shown', text: 'By my other shop', waiting: null })
    expect(await told(anna)).toContainEqual(expect.stringContaining('the words from before stay. Reason: Advertising'))
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('lose a changed text that waits when they change to another one, are deleted, or are removed', async () => {
    const [kept, deleted, removed, head] = [
      await say(anna, 'Kept'),
      await say(anna, 'Deleted'),
      await say(anna, 'Removed'),
      await say(ben, 'Head'),
    ]
    const reply = await say(anna, 'Reply', { parent: head })
    for (const id of [kept, deleted, removed, reply]) await edit(anna, id, `A shop ${id}`)
    expect(await waiting()).toHaveLength(4)
    await edit(anna, kept, 'Kept, too')
    await remove(anna, deleted)
    await remove(ben, head)
    await desk('comments', 'remove', removed, 'Advertising')
    expect(await waiting()).toEqual([])
  })

  it('that were reported wait in whatever they are changed to, so that the office judges what was reported', async () => {
    const id = await say(anna, 'Ring 139')
    await report(ben, id)
    await edit(anna, id, 'Nothing at all')
    expect((await seen())[0]?.text).toBe('Ring 139')
    await desk('reports', 'keep', `comment:${id}`)
    await desk('held-comments', 'post', (await waiting())[0]?.id ?? '')
    expect((await seen())[0]?.text).toBe('Nothing at all')
    await edit(anna, id, 'Something else')
    expect((await seen())[0]?.text).toBe('Something else')
  })

  it('that wait are changed under another id, so that the office posts what it read, and are deleted', async () => {
    await say(anna, 'My shop')
    const [held] = await waiting()
    const { data } = await edit(anna, held?.id ?? '', 'My garden')
    expect(data.comment).toMatchObject({ state: 'held', text: 'My garden' })
    expect((await desk('held-comments', 'post', held?.id ?? '')).failed).toBe(true)
    expect((await edit(ben, data.comment.id, 'His garden')).code).toBe(errorCodes.gone)
    expect((await remove(ben, data.comment.id)).code).toBe(errorCodes.gone)
    expect((await remove(anna, data.comment.id)).data).toEqual({ deleted: true })
    expect([await mine(anna), await waiting()]).toEqual([[], []])
  })

  it('stay as they are under closed comments, and towards who blocks their author', async () => {
    const [one, two] = [await say(anna, 'One'), await say(anna, 'Two', { parent: await say(ben, 'Head') })]
    const block = { token: ben.token, path: { id: anna.id } }
    await platform.ask(blockPerson, block)
    expect((await edit(anna, two, 'Two, to Ben')).code).toBe(errorCodes.notYours)
    await platform.ask(unblockPerson, block)
    await platform.database.update(contents).set({ commentsOpen: false }).where(eq(contents.id, post))
    expect((await edit(anna, one, 'One, later')).data.state).toBe('comments-closed')
  })

  it('that are removed while their author changes them stay without a text', async () => {
    const ids = [await say(anna, 'One'), await say(anna, 'Two'), await say(anna, 'Three')]
    for (const id of ids) await say(ben, 'Why?', { parent: id })
    await Promise.all(
      ids.flatMap((id) => [edit(anna, id, 'Here again'), desk('comments', 'remove', id, 'Advertising')]),
    )
    expect((await seen()).map(({ text, removed }) => [text, removed])).toEqual(ids.map(() => ['', true]))
    expect((await mine(anna)).map(({ text }) => text)).toEqual(['', '', ''])
  })

  it('that two calls change at the same time have one of both texts, and tell once', async () => {
    const id = await say(anna, 'Before')
    const named = { id: ben.id, name: 'Ben' }
    await Promise.all([edit(anna, id, 'One @Ben', [named]), edit(anna, id, 'Two @Ben', [named])])
    expect((await seen())[0]?.text).toMatch(/^(One|Two) @Ben$/)
    expect(await mentions(ben)).toBe(1)
  })

  it('need a phone to be changed', async () => {
    const id = await say(anna, 'With a phone')
    const phoneless = await platform.logIn({ phone: null })
    expect((await edit(phoneless, id, 'Without')).code).toBe(errorCodes.phoneNeeded)
  })
})
