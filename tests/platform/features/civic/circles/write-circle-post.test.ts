import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCirclePost, editCirclePost } from '../../../../../contract/circle-writing'
import { getCirclePost } from '../../../../../contract/circles'
import { listNameablePeople, listNameableTopics } from '../../../../../contract/mentions'
import { search } from '../../../../../contract/search'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { blockPerson, unblockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { linkPreviews } from '../../../../../platform/features/participation/link-previews/link-previews.schema'
import { follows } from '../../../../../platform/features/participation/reactions/reactions.schema'
import { reportableCirclePosts } from '../../../../../platform/features/civic/circles/circles.reportable'
import { circlePostsDesk } from '../../../../../platform/features/civic/circles/circles.desk'
import { configurations, sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { circleTools } from '../../../../support/circles'
import { insertContent } from '../../../../support/content'
import { wrongCounts } from '../../../../support/counters'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { unsigned, uploadTools } from '../../../../support/uploads'

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('writing a post in a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let people: Record<'olga' | 'anna' | 'ben' | 'cora', Person>

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    const person = (id: string, phone: string) =>
      platform.logIn({ id, nickname: id[0]?.toUpperCase() + id.slice(1), phone })
    people = {
      olga: await person('olga', '13900000001'),
      anna: await person('anna', '13900000002'),
      ben: await person('ben', '13900000003'),
      cora: await person('cora', '13900000004'),
    }
    await tools.found('garden', people.olga)
    await tools.found('closed', people.olga, { join_mode: 'request', closed: true })
    for (const each of [people.anna, people.ben]) await tools.join(each, 'garden')
    await platform.database.insert(sensitiveWords).values([{ word: '刷单返利' }])
    await platform.database.insert(configurations).values({ code: 'comment-review', value: { words: ['lottery'] } })
    await platform.database.insert(follows).values({ userId: 'anna', kind: 'member', targetId: 'cora' })
    await insertContent(platform.database, {
      id: 'spring',
      type: contentKinds.topic.code,
      title: { 'zh-CN': '春天', en: 'Spring' },
    })
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const empty = { text: 'The tomatoes are ripe.', people: [], place: '', link_id: null, pictures: [], poll: null }
  const headers = () => ({ 'idempotency-key': randomUUID(), 'x-language': 'en' })
  const write = (who: Person, change: object = {}, id = 'garden') => {
    platform.clock.advance(1)
    return platform.call(createCirclePost, {
      token: who.token,
      path: { id },
      headers: headers(),
      body: { ...empty, ...change },
    })
  }
  const written = async (who: Person, change: object = {}, circle?: string) =>
    (await write(who, change, circle)).data.post
  const edit = (who: Person, id: string, change: object) => {
    const { text, people: named, place, link_id } = { ...empty, ...change }
    return platform.call(editCirclePost, {
      token: who.token,
      path: { id },
      headers: headers(),
      body: { text, people: named, place, link_id, ...change },
    })
  }
  const seenBy = async (id: string, who?: Person) =>
    (await platform.call(getCirclePost, { path: { id }, ...(who && { token: who.token }) })).data.post
  const mentionsOf = async ({ id }: Person) =>
    (await messagesTo(platform.database, id)).filter(({ kind }) => kind === 'mention')
  /** How often somebody was named, in all of their messages. */
  const timesNamed = async (who: Person) => (await mentionsOf(who)).reduce((sum, { count }) => sum + count, 0)
  const named = (...names: (keyof typeof people)[]) =>
    names.map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }))

  it('is seen with everything that stands in it, and found by its words', async () => {
    const picture = await uploadTools(platform).picture(people.anna.token)
    await platform.database
      .insert(linkPreviews)
      .values({
        ...{ id: 'link-1', key: 'k', address: 'https://paper.example/a', title: 'A story', description: '', site: '' },
        readAt: platform.clock.now(),
      })
    const post = await written(people.anna, {
      text: 'Ask @Ben about #spring# marrows',
      people: named('ben'),
      place: 'Lotus Lane',
      link_id: 'link-1',
      pictures: [picture.id],
      poll: { question: 'When?', options: ['Now', 'Later'], takes_several: false, days: 7, results: 'after-vote' },
    })
    const seen = await seenBy(post.id)
    expect(seen).toMatchObject({
      text: 'Ask @Ben about #spring# marrows',
      named: { people: [{ id: 'ben', name: 'Ben', nickname: 'Ben' }], topics: [{ id: 'spring', title: 'spring' }] },
      link: { id: 'link-1', host: 'paper.example', title: 'A story' },
      poll: { question: 'When?', voters: 0, options: [{ number: 1, text: 'Now', votes: null }, { text: 'Later' }] },
      edited_at: null,
      state: 'published',
      acts: [],
    })
    const [reported] = await reportableCirclePosts.find(platform.database, [post.id])
    expect(reported?.text).toBe('Ask @Ben about #spring# marrows\nWhen?\n- Now\n- Later')
    expect(unsigned(seen.pictures[0].url)).toBe(unsigned(picture.url))
    const found = await platform.call(search, { query: { q: 'marrows' } })
    expect(found.data.items.map(({ id }: { id: string }) => id)).toContain(post.id)
  })

  it('may have a place on the map, which its author moves or takes out again', async () => {
    const position = { latitude: 26.4268, longitude: 111.6192 }
    const { id } = await written(people.anna, { place: 'East gate', position })
    expect(await seenBy(id)).toMatchObject({ place: 'East gate', position })
    await edit(people.anna, id, { place: 'West gate', position: { ...position, latitude: 26.5 } })
    expect(await seenBy(id)).toMatchObject({ place: 'West gate', position: { ...position, latitude: 26.5 } })
    await edit(people.anna, id, { place: 'East gate' })
    expect(await seenBy(id)).toMatchObject({ place: 'East gate', position: null })
    expect((await write(people.anna, { position: { latitude: 91, longitude: 0 } })).code).toBe(400001)
  })

  it('is for members who are not muted, with a phone, in a circle that goes on', async () => {
    expect((await write(people.cora)).data).toEqual({ state: 'not-a-member' })
    expect((await write(await platform.logIn({ phone: null }))).code).toBe(403002)
    expect((await write(people.anna, {}, 'nowhere')).code).toBe(403001)
    await tools.lead(people.olga, 'garden', 'mute', people.ben, { text: 'Too loud', hours: 24 })
    expect((await write(people.ben)).data).toEqual({ state: 'muted' })
    await tools.lead(people.olga, 'garden', 'unmute', people.ben)
    expect((await write(people.ben)).code).toBe(100000)
  })

  it('says which fields are wrong', async () => {
    const fields = async (change: object) => (await write(people.anna, change)).data.fields
    const poll = { question: '', options: ['one'], takes_several: false, days: 7, results: 'after-vote' }
    expect(await fields({ text: '' })).toEqual({ text: 'required' })
    expect(await fields({ poll })).toEqual({ question: 'required', options: 'too-few' })
    expect(await fields({ pictures: ['nothing'] })).toEqual({ pictures: 'unknown' })
    expect(await fields({ link_id: 'nothing' })).toEqual({ link: 'unknown' })
    expect(await fields({ text: '来，刷 单 返 利，人人有份' })).toEqual({ text: 'sensitive' })
  })

  it('tells whom it names, in one message for all texts of its writer while that is unread', async () => {
    const before = (await mentionsOf(people.cora)).length
    const first = await written(people.anna, { text: 'Hello @Cora', people: named('cora') })
    await write(people.anna, { text: 'Again @Cora and @Cora', people: named('cora') })
    await write(people.anna, { text: '@Anna names herself', people: named('anna') })
    const told = await mentionsOf(people.cora)
    expect(told).toHaveLength(before + 1)
    expect(told[0]).toMatchObject({ count: 2, category: 'replies' })
    expect(first.named.people).toHaveLength(1)
    expect(await mentionsOf(people.anna)).toHaveLength(0)
  })

  it('links nobody who was not chosen, is gone, or has a block with its writer', async () => {
    expect((await written(people.ben, { text: 'Hello @Cora' })).named.people).toEqual([])
    expect((await written(people.ben, { text: 'Hello', people: named('cora') })).named.people).toEqual([])
    const at = platform.clock.now()
    await blockPerson(platform.database, 'cora', 'ben', at)
    const before = (await mentionsOf(people.cora)).length
    expect((await written(people.ben, { text: 'Hello @Cora', people: named('cora') })).named.people).toEqual([])
    expect(await mentionsOf(people.cora)).toHaveLength(before)
    await unblockPerson(platform.database, 'cora', 'ben')
    const post = await written(people.ben, { text: 'Hello @Cora', people: named('cora') })
    await blockPerson(platform.database, 'cora', 'ben', at)
    expect((await seenBy(post.id, people.anna)).named.people).toEqual([{ id: 'cora', name: 'Cora', nickname: null }])
    await unblockPerson(platform.database, 'cora', 'ben')
  })

  it('names nobody outside of a closed circle, who could not read it', async () => {
    const post = await written(people.olga, { text: 'Hello @Cora', people: named('cora') }, 'closed')
    expect(post.named.people).toEqual([])
  })

  it('tells whom it names only once the office lets others see it', async () => {
    const before = await timesNamed(people.ben)
    const post = await written(people.anna, {
      text: 'Shall we, @Ben?',
      people: named('ben'),
      poll: { question: 'Play the lottery?', options: ['Yes', 'No'], takes_several: false, days: 1, results: 'at-end' },
    })
    expect(post.state).toBe('held')
    const waiting = await circlePostsDesk.selectWaiting(platform.database, 10, platform.platform.vault)
    expect(waiting.find(({ id }) => id === post.id)?.text).toContain('Play the lottery?\n- Yes')
    expect(await seenBy(post.id, people.ben)).toBeUndefined()
    expect(await timesNamed(people.ben)).toBe(before)
    await platform.database.transaction(async (transaction) => {
      await circlePostsDesk.acts['publish']?.carryOut(transaction, post.id, '', platform.clock.now())
    })
    expect((await seenBy(post.id, people.ben)).poll.question).toBe('Play the lottery?')
    expect(await timesNamed(people.ben)).toBe(before + 1)
  })

  it('is changed by its author alone, says so, and tells those alone whom it names newly', async () => {
    const post = await written(people.anna, { text: 'Hello @Ben', people: named('ben') })
    expect((await edit(people.ben, post.id, { text: 'Mine now' })).code).toBe(403003)
    const [toBen, toOlga] = [await timesNamed(people.ben), await timesNamed(people.olga)]
    const changed = await edit(people.anna, post.id, { text: 'Hello @Ben and @Olga', people: named('ben', 'olga') })
    expect(changed.data.post).toMatchObject({ text: 'Hello @Ben and @Olga', edited_at: expect.any(String) })
    expect(await timesNamed(people.ben)).toBe(toBen)
    expect(await timesNamed(people.olga)).toBe(toOlga + 1)
    expect((await edit(people.anna, post.id, { text: 'A lottery' })).data.fields).toEqual({ text: 'sensitive' })
    await tools.moderate(people.olga, post.id, 'remove', { text: 'Not here' })
    expect((await edit(people.anna, post.id, { text: 'Once more' })).code).toBe(409001)
  })

  it('suggests whom one follows and the members of one’s circle, and topics by their words', async () => {
    const suggested = async (who: Person, query: Record<string, string>) =>
      (await platform.call(listNameablePeople, { token: who.token, query })).data.items.map(({ id }: Person) => id)
    expect(await suggested(people.anna, { q: '' })).toEqual(['cora'])
    expect(await suggested(people.anna, { q: '', circle_id: 'garden' })).toEqual(['ben', 'cora', 'olga'])
    expect(await suggested(people.anna, { q: 'OL', circle_id: 'garden' })).toEqual(['olga'])
    expect(await suggested(people.cora, { q: '', circle_id: 'garden' })).toEqual([])
    await blockPerson(platform.database, 'ben', 'anna', platform.clock.now())
    expect(await suggested(people.anna, { q: '', circle_id: 'garden' })).toEqual(['cora', 'olga'])
    await unblockPerson(platform.database, 'ben', 'anna')
    expect((await platform.call(listNameablePeople, { query: { q: '' } })).code).toBe(303001)
    const topics = async (q: string) =>
      (await platform.call(listNameableTopics, { query: { q }, headers: { 'x-language': 'en' } })).data.items
    expect(await topics('spr')).toEqual([{ id: 'spring', title: 'Spring' }])
    expect(await topics('autumn')).toEqual([])
  })

  it('is written so often a day', async () => {
    const { token, id } = await platform.logIn({ phone: '13900000009' })
    await tools.join({ token, id }, 'garden')
    for (let count = 0; count < 30; count += 1) await write({ token, id })
    expect((await write({ token, id })).code).toBe(429001)
  })
})
