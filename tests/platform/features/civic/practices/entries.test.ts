import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postComment } from '../../../../../contract/comments'
import { createEntry, listClasses, listEntries } from '../../../../../contract/practices'
import { listMyShows, listShows } from '../../../../../contract/shows'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { approveShow } from '../../../../../platform/features/civic/shows/show-acts'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'

interface Person {
  readonly id: string
  readonly token: string
}

describe('an entry under a topic', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof showTools>
  let anna: Person
  let ben: Person
  let keys = 0

  beforeAll(async () => {
    platform = await startPlatform()
    tools = showTools(platform)
    await tools.prepare()
    await insertContent(platform.database, { id: 'topic', type: 21 })
    await insertContent(platform.database, { id: 'ended', type: 21, commentsOpen: false })
    await insertContent(platform.database, { id: 'post' })
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const enter = async (who: Person, change: object = {}) =>
    platform.call(createEntry, {
      token: who.token,
      headers: { 'idempotency-key': `entry-key-${(keys += 1)}` },
      body: {
        text: 'Twelve people, no bus.',
        place: '',
        topic_id: 'topic',
        pictures: [await tools.upload(who)],
        ...change,
      },
    })
  const entries = async () =>
    (await platform.ask(listEntries, { path: { id: 'topic' } })).items.map(({ id }: { id: string }) => id)

  it('waits for the office, then stands under its topic alone, and is commented on', async () => {
    const { show } = (await enter(anna)).data
    expect(show).toMatchObject({ state: 'submitted', category: null, topic: { id: 'topic' } })
    expect(await entries()).toEqual([])
    await approveShow(platform.database, show.id, platform.clock.now())
    expect(await entries()).toEqual([show.id])
    expect((await platform.ask(listShows, {})).items).toEqual([])
    expect((await platform.ask(listMyShows, { token: anna.token })).items).toMatchObject([{ id: show.id }])
    const said = await platform.call(postComment, {
      token: ben.token,
      headers: { 'idempotency-key': `comment-${show.id}` },
      body: { post_id: show.id, type: 32, text: 'I stood there, too', parent_id: null, reply_to_id: null },
    })
    expect([said.code, (await tools.see(show.id)).data.show.comments]).toEqual([100000, 1])
  })

  it('may have one of the classes of its type (C031)', async () => {
    const { items } = await platform.ask(listClasses, { path: { type: '32' } })
    expect(items).toEqual((await platform.ask(listClasses, { path: { type: '31' } })).items)
    const [category] = items
    const { show } = (await enter(anna, { category_id: category?.id ?? '' })).data
    expect(show).toMatchObject({ category, topic: { id: 'topic' } })
    await approveShow(platform.database, show.id, platform.clock.now())
    expect((await platform.ask(listShows, { query: { category_id: category?.id ?? '' } })).items).toEqual([])
    expect((await enter(anna, { category_id: 'nowhere' })).data.fields).toEqual({ category_id: 'unknown' })
    expect((await platform.call(listClasses, { path: { type: '30' } })).code).toBe(400001)
  })

  it('needs a phone (B50), a picture or a video, and a topic that is open', async () => {
    const phoneless = await platform.logIn({ phone: null })
    expect((await enter(phoneless)).code).toBe(403002)
    expect((await enter(anna, { pictures: [] })).data.fields).toEqual({ pictures: 'required' })
    expect((await enter(anna, { topic_id: 'nowhere' })).code).toBe(403001)
    expect((await enter(anna, { topic_id: 'post' })).code).toBe(403001)
    expect(await enter(anna, { topic_id: 'ended' })).toMatchObject({ code: 409001, data: { state: 'topic-closed' } })
  })

  it('goes with its topic', async () => {
    const { show } = (await enter(anna)).data
    await platform.database.delete(contents).where(eq(contents.id, 'topic'))
    expect((await tools.see(show.id, anna)).code).toBe(403001)
  })
})
