import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postComment } from '../../../../../contract/comments'
import { getCreditSystem, listMyCredits } from '../../../../../contract/credits'
import { errorCodes } from '../../../../../contract/envelope'
import { like, reportShare } from '../../../../../contract/reactions'
import { creditRules } from '../../../../../platform/features/participation/credits/credits.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

/** Seconds. */
const day = 86_400

describe('credits', () => {
  let platform: TestPlatform
  let member: { id: string; token: string }
  let members = 0
  let keys = 0
  const likeIt = (post_id: string, action: 0 | 1 = 1, type = 3) =>
    platform.call(like, { token: member.token, body: { post_id, type, action } })
  const mine = (query: Record<string, string> = {}) => platform.call(listMyCredits, { token: member.token, query })

  beforeAll(async () => {
    platform = await startPlatform()
    for (const index of [1, 2, 3, 4]) await insertContent(platform.database, { id: `post-${index}` })
    await insertContent(platform.database, { id: 'sound', type: 1 })
    await insertContent(platform.database, { id: 'topic', type: 21 })
    await platform.database.insert(creditRules).values([
      { act: 'share', credits: 3, mostPerDay: 5, sort: 1 },
      { act: 'comment', credits: 2, mostPerDay: 5, sort: 2 },
      { act: 'like', credits: 1, mostPerDay: 2, sort: 3 },
    ])
  })
  beforeEach(async () => {
    members += 1
    member = await platform.logIn({ id: `member-${members}`, phone: `1390000000${members}` })
  })
  afterAll(() => platform.close())

  it('have rules that everybody can read', async () => {
    expect((await platform.ask(getCreditSystem)).items).toEqual([
      { act: 'share', credits: 3, most_per_day: 5 },
      { act: 'comment', credits: 2, most_per_day: 5 },
      { act: 'like', credits: 1, most_per_day: 2 },
    ])
  })

  it('are earned once for each act on a content, and no more than the rule says in a day', async () => {
    expect((await likeIt('post-1')).data.credits).toBe(1)
    expect((await likeIt('post-1', 0)).data.credits).toBeUndefined()
    expect((await likeIt('post-1')).data.credits).toBeUndefined()
    expect((await likeIt('post-2')).data.credits).toBe(1)
    expect((await likeIt('post-3')).data.credits).toBeUndefined()
    platform.clock.advance(day)
    expect((await likeIt('post-3', 0)).data.credits).toBeUndefined()
    expect((await likeIt('post-1')).data.credits).toBeUndefined()
    expect((await likeIt('post-3')).data.credits).toBe(1)
  })

  it('are earned by a comment and a share, and listed by type of content', async () => {
    const said = await platform.call(postComment, {
      token: member.token,
      headers: { 'idempotency-key': `credit-${(keys += 1)}-00000000` },
      body: { post_id: 'post-4', type: 3, text: 'Well said', parent_id: null, reply_to_id: null },
    })
    expect(said.data.credits).toBe(2)
    const share = { channel: 1, shard_url: 'https://city/audios/sound', type: 1, source_type: 2, user_id: '' } as const
    const shared = await platform.call(reportShare, { token: member.token, body: { ...share, post_id: 'sound' } })
    expect(shared.data).toMatchObject({ shares: 1, credits: 3 })
    expect(await platform.ask(reportShare, { body: { ...share, post_id: 'sound' } })).toEqual({ shares: 2 })
    const all = await mine({ page_size: '1' })
    expect(all.data).toMatchObject({ credits: 5, items: [{ content_id: expect.any(String) }] })
    const rest = await mine({ page_size: '1', cursor: all.data.next_cursor })
    expect([...all.data.items, ...rest.data.items].map(({ act }: { act: string }) => act).sort()).toEqual([
      'comment',
      'share',
    ])
    expect((await mine({ type: '1' })).data).toMatchObject({
      credits: 5,
      items: [{ act: 'share', type: 1, credits: 3 }],
    })
    expect((await mine({ type: '21' })).code).toBe(errorCodes.invalid)
  })

  it('are earned for the types of the specification alone', async () => {
    expect((await likeIt('topic', 1, 21)).data).toEqual({ liked: true, likes: 1 })
  })

  it('are seen by their member alone', async () => {
    expect((await platform.call(listMyCredits)).status).toBe(401)
  })
})
