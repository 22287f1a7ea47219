import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listComments, listReplies, postComment } from '../../../../../contract/comments'
import { listNameablePeople } from '../../../../../contract/mentions'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { desks } from '../../../../../platform/features'
import { blockPerson, unblockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { heldComments } from '../../../../../platform/features/participation/comments/held-comments.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}
const type = contentKinds.circlePost.code

describeOnBothDatabases('people who are named in a comment', (open) => {
  let platform: TestPlatform
  let people: Record<'olga' | 'anna' | 'ben' | 'cora', Person>
  let openPost: string
  let closedPost: string

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    const tools = circleTools(platform)
    const person = (id: string, phone: string) =>
      platform.logIn({ id, nickname: id[0]?.toUpperCase() + id.slice(1), phone })
    people = {
      olga: await person('olga', '13900000001'),
      anna: await person('anna', '13900000002'),
      ben: await person('ben', '13900000003'),
      cora: await person('cora', '13900000004'),
    }
    await tools.found('garden', people.olga)
    await tools.join(people.anna, 'garden')
    openPost = await tools.write(people.olga, 'garden')
    await tools.found('closed', people.olga, { join_mode: 'request', closed: true })
    await tools.join(people.anna, 'closed', 'ask')
    await tools.lead(people.olga, 'closed', 'approve', people.anna)
    closedPost = await tools.write(people.olga, 'closed')
  })
  afterAll(() => platform.close())

  const named = (...names: (keyof typeof people)[]) =>
    names.map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }))
  const say = async (who: Person, id: string, text: string, more: object = {}) => {
    platform.clock.advance(1)
    return await platform.call(postComment, {
      token: who.token,
      headers: { 'idempotency-key': randomUUID(), 'x-language': 'en' },
      body: { post_id: id, type, text, parent_id: null, reply_to_id: null, ...more },
    })
  }
  /** The people of the comment with a text, as a guest sees them. */
  const peopleOf = async (id: string, words: string) => {
    const { data } = await platform.call(listComments, { path: { id }, query: { type: String(type) } })
    return data.items.find(({ text }: { text: string }) => text === words).people
  }
  const mentionsOf = async ({ id }: Person) =>
    (await messagesTo(platform.database, id)).filter(({ kind }) => kind === 'mention')
  const timesNamed = async (who: Person) => (await mentionsOf(who)).reduce((sum, { count }) => sum + count, 0)

  it('are told, folded, at the comment, and linked by their name of today', async () => {
    const { data } = await say(people.anna, openPost, 'Ask @Ben and @Nobody', {
      people: [...named('ben'), { id: 'nobody', name: 'Nobody' }],
    })
    const ben = { id: 'ben', name: 'Ben', nickname: 'Ben' }
    expect(data.comment.people).toEqual([ben])
    expect(await peopleOf(openPost, 'Ask @Ben and @Nobody')).toEqual([ben])
    await say(people.anna, openPost, 'Yes, @Ben', { people: named('ben'), parent_id: data.comment.id })
    expect(await mentionsOf(people.ben)).toMatchObject([
      { count: 2, category: 'replies', path: `/group-post-detail/${openPost}/comment/${data.comment.id}` },
    ])
    const replies = await platform.call(listReplies, { path: { id: data.comment.id } })
    expect(replies.data.items).toMatchObject([{ text: 'Yes, @Ben', people: [ben] }])
  })

  it('are told of one comment once: who wrote the post, or is answered, hears of that alone', async () => {
    const { data } = await say(people.anna, openPost, 'Thank you @Olga', { people: named('olga') })
    expect(await timesNamed(people.olga)).toBe(0)
    expect((await messagesTo(platform.database, 'olga')).map(({ kind }) => kind)).toContain('content.comment')
    await say(people.ben, openPost, '@Anna is right', { people: named('anna'), parent_id: data.comment.id })
    expect(await timesNamed(people.anna)).toBe(0)
    expect((await messagesTo(platform.database, 'anna')).map(({ kind }) => kind)).toContain('comment.reply')
  })

  it('are not told where one of the two blocks the other, and are a word then', async () => {
    await blockPerson(platform.database, 'cora', 'anna', platform.clock.now())
    const { data } = await say(people.anna, openPost, 'What do you say, @Cora?', { people: named('cora') })
    expect(data.comment.people).toEqual([])
    expect(await timesNamed(people.cora)).toBe(0)
    await unblockPerson(platform.database, 'cora', 'anna')
    await say(people.anna, openPost, 'And now, @Cora?', { people: named('cora') })
    expect(await timesNamed(people.cora)).toBe(1)
    await blockPerson(platform.database, 'cora', 'anna', platform.clock.now())
    expect(await peopleOf(openPost, 'And now, @Cora?')).toEqual([{ id: 'cora', name: 'Cora', nickname: null }])
    await unblockPerson(platform.database, 'cora', 'anna')
  })

  it('are members alone under what was written for them, and suggested there', async () => {
    const { data } = await say(people.anna, closedPost, '@Ben, @Olga', { people: named('ben', 'olga') })
    expect(data.comment.people.map(({ id }: { id: string }) => id)).toEqual(['olga'])
    const suggest = async (who: Person, query: Record<string, string>) =>
      (await platform.ask(listNameablePeople, { query: { q: '', ...query }, token: who.token })).items.map(
        ({ id }) => id,
      )
    expect(await suggest(people.anna, { content_id: closedPost })).toEqual(['olga'])
    expect(await suggest(people.anna, {})).toEqual([])
    // Somebody who is no member is told of nobody there.
    expect(await suggest(people.ben, { content_id: closedPost })).toEqual([])
  })

  it('hear of a comment that waited for the office once it is posted', async () => {
    const { database } = platform
    await database.insert(configurations).values({ code: 'comment-review', value: { words: ['wait'] } })
    const before = await timesNamed(people.ben)
    expect((await say(people.anna, openPost, 'wait for @Ben', { people: named('ben') })).data.comment).toBeNull()
    expect(await timesNamed(people.ben)).toBe(before)
    const id = (await queriesOf(database).readValue(build.select({ id: heldComments.id }).from(heldComments))) ?? ''
    await operate(platform.platform, desks, ['held-comments', 'post', id], platform.clock.now())
    expect(await timesNamed(people.ben)).toBe(before + 1)
    expect(await peopleOf(openPost, 'wait for @Ben')).toMatchObject([{ id: 'ben' }])
  })
})
