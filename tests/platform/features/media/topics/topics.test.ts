import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { likeComment, listComments, postComment } from '../../../../../contract/comments'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { getTopic } from '../../../../../contract/topics'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { commentRank } from '../../../../../src/domain/participation/comments/comment-rank'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const topic = { post_id: 'topic', type: 21 }

describe('a discussion topic', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  let ben: { id: string; token: string }
  let keys = 0
  const say = (who: { token: string }, text: string, parent: string | null = null) =>
    platform.call(postComment, {
      token: who.token,
      headers: { 'idempotency-key': `key-${(keys += 1)}-00000000` },
      body: { ...topic, text, parent_id: parent, reply_to_id: null },
    })
  const ranked = (query: Record<string, string> = {}) =>
    platform.call(listComments, { path: { id: 'topic' }, query: { type: '21', order: 'hot', ...query } })

  beforeAll(async () => {
    platform = await startPlatform()
    await insertContent(platform.database, { id: 'topic', type: 21, covers: ['/banner'] })
    await insertContent(platform.database, { id: 'withdrawn', type: 21, state: 'withdrawn' })
    await insertContent(platform.database, { id: 'post' })
    await platform.database.insert(sensitiveWords).values([{ word: '刷单返利' }])
    anna = await platform.logIn({ phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ phone: '13900000002', nickname: 'Ben' })
  })
  afterAll(() => platform.close())

  it('has its lead, and stands in the lists', async () => {
    const data = await platform.ask(getTopic, { path: { id: 'topic' }, headers: { 'accept-language': 'en' } })
    expect(data).toMatchObject({
      id: 'topic',
      title: 'Title topic',
      lead: 'Summary',
      cover: '/banner',
      comments_open: true,
    })
    const feed = await platform.call(listFeed, { query: { types: '21' } })
    expect(feed.data.items).toContainEqual(expect.objectContaining({ id: 'topic', type: 21 }))
  })

  it('is gone once it is withdrawn, and as another kind', async () => {
    for (const id of ['withdrawn', 'post', 'none'])
      expect((await platform.call(getTopic, { path: { id } })).code).toBe(errorCodes.gone)
  })

  it('ranks its posts by likes and answers, in pages without gaps', async () => {
    const ids: string[] = []
    for (const text of ['Quiet', 'Liked', 'Answered']) ids.push((await say(anna, text)).data.comment.id as string)
    const [quiet = '', liked = '', answered = ''] = ids
    await platform.call(likeComment, { token: ben.token, body: { id: liked, action: 1 } })
    await say(ben, 'Why?', answered)
    const { data } = await ranked()
    const items = data.items as { id: string; likes: number; replies: number }[]
    expect(items.map(({ id }) => id)).toEqual([answered, liked, quiet])
    expect(items.map(commentRank)).toEqual([2, 1, 0])
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await ranked({ page_size: '1', ...(cursor === '' ? {} : { cursor }) })
      paged.push(...(page.data.items as { id: string }[]).map(({ id }) => id))
      cursor = page.data.next_cursor
    }
    expect(paged).toEqual([answered, liked, quiet])
  })

  it('takes no post with a sensitive word, and says so', async () => {
    const answer = await say(anna, '来，刷 单 返 利')
    expect(answer).toMatchObject({ status: 400, code: errorCodes.invalid, data: { fields: { text: 'sensitive' } } })
    expect(answer.msg).toContain('不便发布')
    expect((await ranked()).data.items).toHaveLength(3)
  })
})
