import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { gatherCirclePosts } from '../../../../../platform/features/civic/circles/gather-circle-posts'
import { circleMembers } from '../../../../../platform/features/civic/circles/circles.schema'
import { insertManyCirclePosts } from '../../../../support/many-circle-posts'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('messages of new posts in a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let olga: Person
  let anna: Person
  let ben: Person

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    olga = await platform.logIn({ id: 'olga', nickname: 'Olga' })
    anna = await platform.logIn({ id: 'anna', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', nickname: 'Ben' })
  })
  afterAll(() => platform.close())

  const comes = async (who: Person, since: Date): Promise<void> => {
    platform.clock.advance(1)
    const gathering = { userId: who.id, since, at: platform.clock.now() }
    await platform.database.transaction((transaction) => gatherCirclePosts(transaction, gathering))
  }
  const toldTo = async (who: Person, circleId: string) =>
    (await messagesTo(platform.database, who.id))
      .filter(({ kind, path }) => kind === 'circle.posts' && path === `/group-detail/${circleId}`)
      .map(({ title, text, count }) => [title.en, text.en, count])
  const nowIn = () => platform.clock.now()

  it('are off until a member chooses them, fold while they are unread, and tell of no post twice', async () => {
    await tools.found('told', olga)
    for (const person of [anna, ben]) await tools.join(person, 'told')
    const start = nowIn()
    await tools.write(olga, 'told', { text: 'Before the choice.' })
    expect((await tools.circle('told', anna)).data.circle.tells_posts).toBe(false)
    platform.clock.advance(60)
    expect((await tools.join(anna, 'told', 'tellPosts')).data.circle.tells_posts).toBe(true)
    await comes(anna, start)
    expect(await toldTo(anna, 'told')).toEqual([])
    await tools.write(olga, 'told', { text: 'The first one.' })
    await tools.write(anna, 'told', { text: 'My own.' })
    await tools.write(olga, 'told', { text: 'In review.', state: 'held' })
    await comes(anna, start)
    expect(await toldTo(anna, 'told')).toEqual([['New post in “Circle told”', '“The first one.”', 1]])
    const seen = nowIn()
    await tools.write(olga, 'told', { text: 'The second one.' })
    await tools.write(ben, 'told', { text: 'The third one.' })
    await comes(anna, seen)
    expect(await toldTo(anna, 'told')).toEqual([['3 new posts in “Circle told”', '“The third one.”', 3]])
    await comes(ben, start)
    expect(await toldTo(ben, 'told')).toEqual([])
  })

  it('are not of people whom the member blocks, and end with the choice, with silence and with the membership', async () => {
    await tools.found('ended', olga)
    for (const person of [anna, ben]) await tools.join(person, 'ended')
    await tools.join(anna, 'ended', 'tellPosts')
    await blockPerson(platform.database, anna.id, ben.id, nowIn())
    const start = nowIn()
    await tools.write(ben, 'ended')
    await comes(anna, start)
    expect(await toldTo(anna, 'ended')).toEqual([])
    await tools.write(olga, 'ended')
    await tools.join(anna, 'ended', 'silence')
    await comes(anna, start)
    expect(await toldTo(anna, 'ended')).toEqual([])
    await tools.join(anna, 'ended', 'unsilence')
    await tools.join(anna, 'ended', 'untellPosts')
    await comes(anna, start)
    await tools.join(anna, 'ended', 'tellPosts')
    await tools.join(anna, 'ended', 'leave')
    await tools.join(anna, 'ended')
    expect((await tools.circle('ended', anna)).data.circle.tells_posts).toBe(false)
    await tools.write(olga, 'ended')
    await comes(anna, start)
    expect(await toldTo(anna, 'ended')).toEqual([])
    expect((await tools.join(await platform.logIn({ id: 'cora' }), 'ended', 'tellPosts')).code).toBe(403003)
  })

  it('of a closed circle quote nothing, since somebody who leaves keeps their messages', async () => {
    await tools.found('closed', olga, { join_mode: 'request', closed: true })
    await tools.join(anna, 'closed', 'ask')
    await tools.lead(olga, 'closed', 'approve', anna)
    await tools.join(anna, 'closed', 'tellPosts')
    const start = nowIn()
    await tools.write(olga, 'closed', { text: 'A secret.' })
    await comes(anna, start)
    expect(await toldTo(anna, 'closed')).toEqual([['New post in “Circle closed”', 'See what the members wrote.', 1]])
  })

  it('cost nothing when a post is written, whether twenty people are told of it or fifty thousand', async () => {
    await tools.found('huge', olga)
    const { database } = platform
    const at = nowIn()
    const numbers = sql`generate_series(1, 50000) as n`
    await database.execute(
      sql`insert into ${users} (id, nickname, avatar, created_at) select 'crowd-' || n, 'Crowd ' || n, '', ${at.toISOString()}::timestamptz from ${numbers}`,
    )
    await database.execute(
      sql`insert into ${circleMembers} (circle_id, user_id, state, posts_told_since, asked_at, updated_at)
        select 'huge', 'crowd-' || n, 'member', t.at, t.at, t.at from ${numbers}, (select ${at.toISOString()}::timestamptz as at) t`,
    )
    const countMessages = async () =>
      (await queriesOf(database).readValue(build.select({ count: sql<number>`count(*)::int` }).from(messages))) ?? 0
    const before = await countMessages()
    await tools.write(olga, 'huge')
    expect(await countMessages()).toBe(before)
    await comes({ id: 'crowd-777', token: '' }, at)
    expect(await countMessages()).toBe(before + 1)
    // Somebody who comes after a long time is told of a number that is bounded as well.
    await insertManyCirclePosts(database, { circleId: 'huge', authorId: 'olga', from: 1, to: 3000 }, nowIn())
    await database.execute(sql`update ${circleMembers} set posts_told_since = '2000-01-01' where user_id = 'crowd-778'`)
    await comes({ id: 'crowd-778', token: '' }, new Date(0))
    expect(await toldTo({ id: 'crowd-778', token: '' }, 'huge')).toMatchObject([
      [expect.any(String), expect.any(String), 100],
    ])
  }, 60_000)
})
