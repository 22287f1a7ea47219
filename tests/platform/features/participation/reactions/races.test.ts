import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { savePlayPosition } from '../../../../../contract/account'
import { deleteComment, likeComment, postComment } from '../../../../../contract/comments'
import { favourite, follow, like, removeFavourites } from '../../../../../contract/reactions'
import { creditRules } from '../../../../../platform/features/participation/credits/credits.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres } from '../../../../support/postgres-cluster'
import type { PostgresCluster } from '../../../../support/postgres-cluster'

/** Races are found by repetition: RACE_ROUNDS=300 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)

const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('on a real PostgreSQL, at the same time', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  const times = <Value>(count: number, act: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)))
  const numberOf = async (statement: ReturnType<typeof sql>) =>
    Number(((await platform.database.execute(statement)) as { rows: { n: unknown }[] }).rows[0]?.n)

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    await platform.database
      .insert(organisations)
      .values({
        id: 'org-1',
        name: { 'zh-CN': '报社', en: 'Daily' },
        logo: '',
        intro: { 'zh-CN': '', en: '' },
        kind: 'newspaper',
      })
    for (const id of ['one', 'two', 'three']) await insertContent(platform.database, { id })
    await insertContent(platform.database, { id: 'sound', type: 1 })
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  afterEach(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it('a double like is one like, and eight people are eight', async () => {
    const { token } = await platform.logIn()
    await times(8, () => platform.call(like, { token, body: { post_id: 'one', type: 3, action: 1 } }))
    expect(await numberOf(sql`select likes as n from contents where id = 'one'`)).toBe(1)
    const people = await times(8, (index) => platform.logIn({ id: `liker-${index}` }))
    await times(8, (index) =>
      platform.call(like, { token: people[index]!.token, body: { post_id: 'one', type: 3, action: 1 } }),
    )
    expect(await numberOf(sql`select likes as n from contents where id = 'one'`)).toBe(9)
    await times(8, () => platform.call(like, { token, body: { post_id: 'one', type: 3, action: 0 } }))
    expect(await numberOf(sql`select likes as n from contents where id = 'one'`)).toBe(8)
  })

  it('a double follow is one follower, and one more of the same favourite none', async () => {
    const { id, token } = await platform.logIn({ id: 'follower' })
    await times(8, () =>
      platform.call(follow, { token, body: { target_id: 'org-1', kind: 'organisation', action: 1 } }),
    )
    await times(8, () => platform.call(favourite, { token, body: { post_id: 'two', type: 3, action: 1 } }))
    expect(await numberOf(sql`select followers as n from organisations`)).toBe(1)
    expect(await numberOf(sql`select collections as n from contents where id = 'two'`)).toBe(1)
    expect(await numberOf(sql`select count(*) as n from favourites where user_id = ${id}`)).toBe(1)
  })

  it('credits keep their daily limit, and an act on a content earns once, whatever comes at the same time', async () => {
    await platform.database.insert(creditRules).values({ act: 'like', credits: 1, mostPerDay: 3, sort: 1 })
    const contents = Array.from({ length: 6 }, (_, index) => `credit-${index}`)
    for (const id of contents) await insertContent(platform.database, { id })
    for (let round = 0; round < rounds; round += 1) {
      const { id, token } = await platform.logIn({ id: `earner-${round}` })
      const turn = (post_id: string, action: 0 | 1) =>
        platform.call(like, { token, body: { post_id, type: 3, action } })
      // The same content from several devices, likes taken back and given again, and more contents than the limit.
      const answers = await Promise.all([
        ...contents.flatMap((post) => [turn(post, 1), turn(post, 1)]),
        turn(contents[0]!, 0),
        turn(contents[0]!, 1),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
      const told = answers.reduce((sum, { data }) => sum + Number(data.credits ?? 0), 0)
      expect(told).toBe(3)
      expect(await numberOf(sql`select coalesce(sum(credits), 0) as n from credits where user_id = ${id}`)).toBe(3)
      expect(await numberOf(sql`select sum(cardinality(contents)) as n from credit_days where user_id = ${id}`)).toBe(3)
    }
    await platform.database.delete(creditRules)
  })

  it('many readers empty their favourites without waiting for each other for ever', async () => {
    const people = await times(6, (index) => platform.logIn({ id: `keeper-${index}` }))
    for (const person of people)
      for (const post_id of ['one', 'two', 'three'])
        await platform.call(favourite, { token: person.token, body: { post_id, type: 3, action: 1 } })
    const answers = await times(6, (index) =>
      platform.call(removeFavourites, {
        token: people[index]!.token,
        body: { ids: index % 2 === 0 ? ['one', 'two', 'three'] : ['three', 'two', 'one'] },
      }),
    )
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 6 }, () => ({ removed: 3 })))
    expect(await numberOf(sql`select sum(collections) as n from contents where id in ('one', 'three')`)).toBe(0)
  })

  it('positions of several devices end at the newest', async () => {
    const { token, id } = await platform.logIn({ id: 'listener' })
    const order = [3, 9, 1, 7, 5, 10, 2, 8, 6, 4]
    await times(order.length, (index) =>
      platform.call(savePlayPosition, {
        token,
        path: { id: 'sound' },
        body: {
          type: 1,
          seconds: order[index]! * 10,
          updated_at: new Date(Date.UTC(2026, 2, 5, 7, order[index])).toISOString(),
        },
      }),
    )
    expect(await numberOf(sql`select seconds as n from play_positions where user_id = ${id}`)).toBe(100)
  })

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'a thread is answered, liked and deleted all at once: whatever came first, every count is right (%i)',
    async (round) => {
      const post_id = `talk-${round}`
      await insertContent(platform.database, { id: post_id })
      const people = await times(4, (index) =>
        platform.logIn({
          id: `talker-${round}-${index}`,
          phone: `139${String(round).padStart(4, '0')}${String(index).padStart(4, '0')}`,
        }),
      )
      let keys = 0
      const say = async (index: number, parent_id: string | null): Promise<string | undefined> => {
        const answer = await platform.call(postComment, {
          token: people[index % 4]!.token,
          headers: { 'idempotency-key': `talk-${round}-${String((keys += 1)).padStart(4, '0')}` },
          body: { post_id, type: 3, text: `Words ${keys}`, parent_id, reply_to_id: null },
        })
        return answer.data.comment?.id
      }
      const remove = (index: number, id: string) =>
        platform.call(deleteComment, { token: people[index % 4]!.token, query: { id } })
      const likeIt = (index: number, id: string, action: 0 | 1) =>
        platform.call(likeComment, { token: people[index % 4]!.token, body: { id, action } })
      const top = (await say(0, null))!
      const other = (await say(1, null))!
      const replies = (await times(4, (index) => say(index, top))) as string[]
      const answers = await Promise.all([
        ...replies.map((id, index) => remove(index, id)),
        remove(0, top),
        remove(0, top),
        remove(1, other),
        ...Array.from({ length: 4 }, (_, index) => say(index, index % 2 === 0 ? top : replies[index]!)),
        say(2, other),
        say(3, null),
        ...Array.from({ length: 4 }, (_, index) => likeIt(index, top, 1)),
        ...Array.from({ length: 4 }, (_, index) => likeIt(index, top, 0)),
        ...people.flatMap(({ token }) =>
          [1, 0].map((action) => platform.call(like, { token, body: { post_id, type: 3, action } })),
        ),
      ])
      expect(answers.filter((answer) => typeof answer === 'object' && answer.status >= 500)).toEqual([])
      // A reply that was there in time may be deleted later, and counts once.
      await Promise.all(replies.map((id, index) => remove(index, id)))
    },
  )
})
