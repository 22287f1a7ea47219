import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listComments, postComment } from '../../../../../contract/comments'
import { listFeed } from '../../../../../contract/feed'
import { favourite, like } from '../../../../../contract/reactions'
import { search } from '../../../../../contract/search'
import { getShowOptions, listMyShows, listShows, listShowComments } from '../../../../../contract/shows'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { approveShow, refuseShow } from '../../../../../platform/features/civic/shows/show-acts'
import { showsDesk } from '../../../../../platform/features/civic/shows/shows.desk'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'
import { unsigned } from '../../../../support/uploads'

interface Person {
  readonly id: string
  readonly token: string
}

describe('a show', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof showTools>
  let anna: Person
  let ben: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = showTools(platform)
    await tools.prepare()
    await platform.database.insert(sensitiveWords).values([{ word: '刷单返利' }])
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const messagesOf = async (who: Person): Promise<string[]> =>
    (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title }: { title: string }) => title,
    )
  const idsOf = ({ data }: { data: { items: { id: string }[] } }) => data.items.map(({ id }) => id)
  const list = (query: Record<string, string> = {}) => platform.call(listShows, { query })
  const found = async (q: string) => idsOf((await platform.call(search, { query: { q, page_size: '50' } })) as never)

  it('is seen by its author alone until it is approved, and by everybody from then on', async () => {
    const { show } = (await tools.submit(anna)).data
    expect(show).toMatchObject({ state: 'submitted', mine: true, acts: ['remove'], comments_open: false, video: null })
    expect(show.steps).toMatchObject([{ act: 'submit', actor: { nickname: 'Anna' } }])
    expect((await tools.see(show.id, ben)).code).toBe(403001)
    expect(idsOf((await list()) as never)).not.toContain(show.id)
    const waiting = await showsDesk.selectWaiting(platform.database, 10, platform.platform.vault)
    expect(waiting).toMatchObject([{ id: show.id, from: 'Anna', title: 'Everybody on the bus…' }])

    await approveShow(platform.database, show.id, platform.clock.now())
    expect((await tools.see(show.id, ben)).data.show).toMatchObject({
      state: 'published',
      pictures: [{ width: 40, height: 30 }],
      acts: [],
      steps: [],
      comments_open: true,
    })
    expect(idsOf((await list()) as never)).toContain(show.id)
    expect(await showsDesk.selectWaiting(platform.database, 10, platform.platform.vault)).toEqual([])
    expect(await messagesOf(anna)).toContain('Your story is public')
  })

  it('needs a phone, and says which fields are wrong', async () => {
    const phoneless = await platform.logIn({ phone: null })
    expect((await tools.submit(phoneless)).code).toBe(403002)
    const fields = async (change: object) => (await tools.submit(anna, change)).data.fields
    expect(await fields({ text: 'Hm', pictures: [] })).toEqual({ text: 'too-short', pictures: 'required' })
    expect(await fields({ category_id: 'nowhere' })).toEqual({ category_id: 'unknown' })
    expect(await fields({ pictures: [await tools.upload(ben)] })).toEqual({ pictures: 'unknown' })
    expect(await fields({ pictures: [await tools.upload(anna, 'audio')] })).toEqual({ pictures: 'unknown' })
    expect(await fields({ text: '来，刷 单 返 利，人人有份' })).toEqual({ text: 'sensitive' })
  })

  it('may be a video with a cover', async () => {
    const [video, cover] = [await tools.upload(anna, 'video'), await tools.upload(anna)]
    const { show } = (await tools.submit(anna, { pictures: [video, cover] })).data
    expect([show.video, show.cover.url].map(unsigned)).toEqual([`/uploads/${video}`, `/uploads/${cover}`])
    expect(show.has_video).toBe(true)
    const two = [await tools.upload(anna, 'video'), await tools.upload(anna, 'video')]
    expect((await tools.submit(anna, { pictures: two })).data.fields).toEqual({ pictures: 'one-video' })
  })

  it('is refused with a reason that its author reads, also after it was public', async () => {
    const id = await tools.published(anna)
    await expect(refuseShow(platform.database, id, 'No', platform.clock.now())).rejects.toThrow()
    await refuseShow(platform.database, id, 'A licence plate can be read', platform.clock.now())
    expect((await tools.see(id, ben)).code).toBe(403001)
    const { show } = (await tools.see(id, anna)).data
    expect(show).toMatchObject({ state: 'refused', acts: ['remove'] })
    expect(show.steps.at(-1)).toMatchObject({ act: 'refuse', actor: null, text: 'A licence plate can be read' })
    expect(await messagesOf(anna)).toContain('Your story wasn’t approved')
    await expect(approveShow(platform.database, id, platform.clock.now())).rejects.toThrow()
  })

  it('is liked, kept and commented on like every content, but stands in no feed of the editors', async () => {
    const id = await tools.published(anna)
    const target = { post_id: id, type: 31, action: 1 } as const
    expect(await platform.ask(like, { token: ben.token, body: target })).toMatchObject({ likes: 1 })
    expect((await platform.ask(favourite, { token: ben.token, body: target })).collected).toBe(true)
    await platform.call(postComment, {
      token: ben.token,
      headers: { 'idempotency-key': `comment-${id}` },
      body: { post_id: id, type: 31, text: 'I was there, too', parent_id: null, reply_to_id: null },
    })
    expect((await tools.see(id)).data.show).toMatchObject({ likes: 1, comments: 1 })
    const listed = await platform.ask(listComments, { path: { id }, query: { type: '31' } })
    expect(listed.items).toHaveLength(1)
    expect(await platform.ask(listShowComments, { query: { id } })).toEqual(listed)
    expect((await platform.ask(listFeed, { query: { page_size: '50' } })).items).toEqual([])
  })

  it('is found by its words from its approval until it is gone', async () => {
    const { show } = (await tools.submit(anna, { text: 'A hedgehog crossed the zebra crossing.' })).data
    expect(await found('hedgehog')).toEqual([])
    await approveShow(platform.database, show.id, platform.clock.now())
    expect(await found('hedgehog')).toEqual([show.id])
    expect((await tools.remove(ben, show.id)).code).toBe(403003)
    expect((await tools.remove(anna, show.id)).data).toEqual({ deleted: true })
    expect(await found('hedgehog')).toEqual([])
    expect((await tools.see(show.id, anna)).code).toBe(403001)
    expect((await tools.remove(anna, show.id)).code).toBe(403001)
  })

  it('is listed newest first by category, page by page without gaps', async () => {
    const clean = [
      await tools.published(ben, { category_id: 'clean' }),
      await tools.published(ben, { category_id: 'clean' }),
      await tools.published(ben, { category_id: 'clean' }),
    ].reverse()
    expect(idsOf((await list({ category_id: 'clean' })) as never)).toEqual(clean)
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page: any = await list({ page_size: '2', ...(cursor === null ? {} : { cursor }) })
      paged.push(...idsOf(page))
      cursor = page.data.next_cursor
    } while (cursor !== null)
    expect(paged).toEqual(idsOf((await list({ page_size: '50' })) as never))
    expect(new Set(paged).size).toBe(paged.length)
  })

  it('stands among my own in every state', async () => {
    const mine = async (query: Record<string, string>) =>
      (await platform.ask(listMyShows, { token: anna.token, query: { page_size: '50', ...query } })).items
    const states = (items: { state: string }[]) => new Set(items.map(({ state }) => state))
    expect(states(await mine({}))).toEqual(new Set(['submitted', 'published', 'refused']))
    expect(states(await mine({ state: 'refused' }))).toEqual(new Set(['refused']))
    expect((await platform.call(listMyShows, {})).status).toBe(401)
  })

  it('cannot be published while the site has switched that off (B14)', async () => {
    const options = async () => await platform.ask(getShowOptions, { headers: { 'x-language': 'en' } })
    expect(await options()).toEqual({
      categories: [
        { id: 'kindness', name: 'Kindness' },
        { id: 'clean', name: 'Clean city' },
      ],
      publishing: true,
      limit: null,
    })
    await platform.database
      .insert(configItems)
      .values({ code: 5, value: '0' })
      .onConflictDoUpdate({ target: configItems.code, set: { value: '0' } })
    expect((await options()).publishing).toBe(false)
    expect(await tools.submit(anna)).toMatchObject({ code: 409001, data: { state: 'publishing-closed' } })
  })
})
