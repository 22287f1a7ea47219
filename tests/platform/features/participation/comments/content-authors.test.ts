import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postComment } from '../../../../../contract/comments'
import { listMessages } from '../../../../../contract/messages'
import { blockPerson } from '../../../../../contract/privacy'
import { like } from '../../../../../contract/reactions'
import { desks } from '../../../../../platform/features'
import { showCategories, shows } from '../../../../../platform/features/civic/shows/shows.schema'
import { wishCategories, wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { messageActors, messages } from '../../../../../platform/kernel/messages/messages.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { asWritten } from '../../../../../platform/kernel/shared/as-written'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const codes = { post: 3, show: 31, entry: 32, wish: 30 } as const

let platform: TestPlatform
let author: { readonly id: string; readonly token: string }
let anna: typeof author
let ben: typeof author
let keys = 0

beforeAll(async () => {
  platform = await startPlatform()
  const { database } = platform
  const logIn = async (nickname: string, phone: string) => await platform.logIn({ nickname, phone })
  author = await logIn('Author', '13900000001')
  anna = await logIn('Anna', '13900000002')
  ben = await logIn('Ben', '13900000003')
  for (const [id, type] of Object.entries(codes))
    await insertContent(database, { id, type, title: asWritten(`My ${id}`), listed: false })
  await insertContent(database, { id: 'topic', type: 21 })
  await database.insert(showCategories).values({ id: 'kind', name: asWritten('Kind'), sort: 1 })
  const times = { createdAt: platform.clock.now(), updatedAt: platform.clock.now() }
  const made = { userId: author.id, state: 'published' as const, text: asWritten('Text'), pictures: [], ...times }
  await database.insert(shows).values([
    { ...made, id: 'show', categoryId: 'kind', place: asWritten('') },
    { ...made, id: 'entry', topicId: 'topic', place: asWritten('') },
  ])
  await database.insert(wishCategories).values({ id: 'kind', name: asWritten('Kind'), sort: 1 })
  await database
    .insert(wishes)
    .values({
      ...made,
      ...{ id: 'wish', categoryId: 'kind', title: asWritten('My wish'), placeName: asWritten(''), privatePlace: '' },
      ...{ state: 'open' as const, wantedOn: '2027-01-01', wanted: 1, placesLeft: 1, searchParts: [] },
    })
})
afterAll(() => platform.close())
beforeEach(async () => {
  await platform.database.delete(messages)
  await platform.database.delete(messageActors)
})

const say = async (by: typeof author, content: keyof typeof codes, text: string, parentId: string | null = null) => {
  const { comment } = await platform.ask(postComment, {
    token: by.token,
    headers: { 'idempotency-key': `author-key-${(keys += 1)}-0000` },
    body: { post_id: content, type: codes[content], text, parent_id: parentId, reply_to_id: null },
  })
  return comment?.id ?? ''
}
const likes = async (by: typeof author, content: 'post' | 'show' | 'entry', action: 0 | 1 = 1) =>
  await platform.ask(like, { token: by.token, body: { post_id: content, type: codes[content], action } })
const toldTo = async ({ token }: typeof author, query: Record<string, string> = {}) =>
  (await platform.ask(listMessages, { token, query, headers: { 'x-language': 'en' } })).items.map(
    ({ title, text, path, count }) => ({ title, text, path, count }),
  )

describe('the member who made a content', () => {
  it.each([
    ['show', '/show-civilization-details/show'],
    ['entry', '/practices/entry'],
    ['wish', '/micro-wish-details/wish'],
  ] as const)('is told of comments on their %s, folded, among the replies', async (content, path) => {
    const first = await say(anna, content, 'Well done')
    const [message] = await toldTo(author, { category: 'replies' })
    expect(message).toEqual({
      title: `Anna commented on “My ${content}”`,
      text: '“Well done”',
      path: `${path}/comment/${first}`,
      count: 1,
    })
    await say(ben, content, 'So it is')
    expect(await toldTo(author)).toMatchObject([
      { title: `Ben and others commented on “My ${content}”, 2 comments in all`, text: '“So it is”', count: 2 },
    ])
  })

  it.each([
    ['show', '/show-civilization-details/show'],
    ['entry', '/practices/entry'],
  ] as const)('is told of likes of their %s, of each member once', async (content, path) => {
    await likes(anna, content)
    const once = { title: 'Anna liked what you published', text: `“My ${content}”`, path, count: 1 }
    expect(await toldTo(author, { category: 'replies' })).toEqual([once])
    await likes(anna, content, 0)
    await likes(anna, content)
    expect(await toldTo(author)).toEqual([once])
    await likes(ben, content)
    expect(await toldTo(author)).toMatchObject([{ title: '2 people liked what you published', count: 2 }])
    for (const member of [anna, ben]) await likes(member, content, 0)
  })

  it('is not told of what they do themselves, and nobody of what is done to a content of the editors', async () => {
    await say(author, 'show', 'My own words')
    await likes(author, 'show')
    await say(anna, 'post', 'A fine article')
    await likes(anna, 'post')
    for (const member of [author, anna, ben]) expect(await toldTo(member)).toEqual([])
  })

  it('is told once of a reply to their own comment, and not of replies to others', async () => {
    const own = await say(author, 'show', 'Ask me anything')
    await say(anna, 'show', 'When is it?', own)
    expect(await toldTo(author)).toMatchObject([{ title: 'Anna replied to you', text: '“When is it?”', count: 1 }])
    await platform.database.delete(messages)
    const question = await say(anna, 'show', 'And where?')
    await platform.database.delete(messages)
    await say(ben, 'show', 'At the ferry', question)
    expect(await toldTo(anna)).toMatchObject([{ title: 'Ben replied to you', count: 1 }])
    expect(await toldTo(author)).toEqual([])
  })

  it('is told of a comment that waited for the office once it is posted', async () => {
    await platform.database.insert(configurations).values({ code: 'comment-review', value: { words: ['shop'] } })
    await say(anna, 'show', 'Come to my shop')
    expect(await toldTo(author)).toEqual([])
    const desk = async (...words: string[]) =>
      await operate(platform.platform, desks, ['held-comments', ...words], platform.clock.now())
    const [list] = JSON.parse((await desk('--json')).output) as [{ waiting: { id: string }[] }]
    await desk('post', list.waiting[0]?.id ?? '')
    expect(await toldTo(author)).toMatchObject([{ title: 'Anna commented on “My show”', text: '“Come to my shop”' }])
    await platform.database.delete(configurations)
  })

  it('is not told of what somebody does whom they block, or who blocks them', async () => {
    const own = await say(author, 'show', 'Good morning')
    await platform.ask(blockPerson, { token: author.token, path: { id: anna.id } })
    await platform.ask(blockPerson, { token: ben.token, path: { id: author.id } })
    for (const member of [anna, ben]) {
      await likes(member, 'show')
      await expect(say(member, 'show', 'Hello')).rejects.toThrow('403003')
      await expect(say(member, 'show', 'Hello', own)).rejects.toThrow('403003')
    }
    expect(await toldTo(author)).toEqual([])
  })
})
