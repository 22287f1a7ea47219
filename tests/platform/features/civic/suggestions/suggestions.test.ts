import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { countSuggestions } from '../../../../../contract/departments'
import {
  getDepartment,
  listDepartments,
  listFigures,
  listMySuggestions,
  listSuggestions,
} from '../../../../../contract/suggestions'
import { postComment } from '../../../../../contract/comments'
import { search } from '../../../../../contract/search'
import { refuseSuggestion } from '../../../../../platform/features/civic/suggestions/answer-suggestion'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'

const day = 86_400

describe('a suggestion', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof suggestionTools>
  let anna: { readonly id: string; readonly token: string }
  let ben: typeof anna

  beforeAll(async () => {
    platform = await startPlatform()
    tools = suggestionTools(platform)
    await tools.prepare()
  })
  // More than one person sends in a day, and a city without earlier suggestions.
  beforeEach(async () => {
    await platform.database.delete(allowances)
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.database.delete(suggestions)
    // The clock has moved by weeks since the last session began.
    await platform.database.delete(users)
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
  })
  afterAll(() => platform.close())

  const found = async (query: Record<string, string> = {}) =>
    (await platform.ask(listSuggestions, { query })).items.map(({ id }) => id)

  it('is seen by its author alone until a department accepts it', async () => {
    const id = await tools.send(anna)
    expect((await tools.see(id, anna)).data.suggestion).toMatchObject({
      state: 'submitted',
      mine: true,
      author: { nickname: 'Anna' },
      department: { name: 'Streets' },
      acts: ['correct', 'withdraw'],
      comments_open: false,
      is_overdue: false,
      promises: { accept_due_at: '2026-03-06T08:00:00.000Z', reply_due_at: null },
    })
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.record(id, ben)).code).toBe(403001)
    expect((await tools.support(ben, id, 'support')).code).toBe(403001)
    expect(await found()).toEqual([])
    await tools.accept(id)
    expect((await tools.see(id, ben)).data.suggestion).toMatchObject({ state: 'accepted', comments_open: true })
    expect(await found()).toEqual([id])
  })

  it('is for the author alone when it is not public, whatever happens to it', async () => {
    const id = await tools.replied(anna, { is_public: false, title: '不公开的建议标题' })
    expect(await found()).toEqual([])
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.support(ben, id, 'support')).code).toBe(403001)
    expect((await platform.ask(search, { query: { q: '不公开的建议' } })).items).toEqual([])
    const comment = { post_id: id, type: 33, text: 'Hello', parent_id: null, reply_to_id: null } as const
    const headers = { 'idempotency-key': 'comment-on-a-private-suggestion' }
    expect((await platform.call(postComment, { token: ben.token, headers, body: comment })).code).toBe(403001)
    expect((await tools.see(id, anna)).data.suggestion).toMatchObject({ state: 'replied', comments_open: false })
  })

  it('needs a phone, and says which fields are wrong', async () => {
    const phoneless = await platform.logIn({ phone: null })
    expect((await tools.submit(phoneless)).code).toBe(403002)
    const nowhere = { name: '', latitude: null, longitude: null }
    expect((await tools.submit(anna, { title: 'Hm', place: nowhere })).data.fields).toEqual({
      title: 'too-short',
      place: 'required',
    })
    expect((await tools.submit(anna, { department_id: 'nowhere' })).data.fields).toEqual({ department_id: 'unknown' })
    expect((await tools.submit(anna, { pictures: ['of-others'] })).data.fields).toEqual({ pictures: 'unknown' })
    expect((await tools.submit(anna, { kind: 'idea', place: nowhere })).code).toBe(100000)
  })

  it('without a department goes to the highest office, which passes it on, and says so until then', async () => {
    const id = await tools.send(anna, { department_id: null })
    const seen = async () => (await tools.see(id, anna)).data.suggestion
    expect(await seen()).toMatchObject({ to_forward: true, department: { id: 'mayor' } })
    const facts = async () => (await tools.waiting()).find((each) => each.id === id)?.facts?.map(({ name }) => name)
    expect(await facts()).toContain('to forward')
    await tools.accept(id)
    expect(await seen()).toMatchObject({ state: 'accepted', to_forward: true })
    await tools.assign(id)
    expect(await seen()).toMatchObject({ state: 'assigned', to_forward: false })
    expect(await facts()).not.toContain('to forward')
  })

  it('without a title is called by its first sentence', async () => {
    const id = await tools.send(anna, { title: '', text: 'The lamp is out. Nobody sees the steps.' })
    expect((await tools.see(id, anna)).data.suggestion).toMatchObject({ title: 'The lamp is out' })
  })

  it('is supported by others, as a good idea or because they have the same problem, each once', async () => {
    const id = await tools.open(anna)
    expect((await tools.support(ben, id, 'support')).data.suggestion).toMatchObject({ supporters: 1, affected: 0 })
    expect((await tools.support(ben, id, 'affected')).data.suggestion).toMatchObject({
      supporters: 1,
      affected: 1,
      support: 'affected',
    })
    expect((await tools.support(anna, id, 'support')).code).toBe(403003)
    expect((await tools.support(ben, id, 'none')).data.suggestion).toMatchObject({ supporters: 0, affected: 0 })
    await tools.support(ben, id, 'support')
    await tools.assign(id)
    await tools.reply(id)
    await tools.confirm(anna, id)
    const cleo = await platform.logIn({ phone: '13900000003' })
    expect(await tools.support(cleo, id, 'support')).toMatchObject({ code: 409001, data: { state: 'confirmed' } })
    expect((await tools.support(ben, id, 'none')).data.suggestion.supporters).toBe(0)
  })

  it('is listed by state and department, newest, hottest and nearest first, with counts', async () => {
    const first = await tools.open(anna)
    platform.clock.advance(60)
    const far = { name: 'Far', latitude: 26.45, longitude: 111.61 }
    const second = await tools.open(anna, { department_id: 'water', place: far })
    await tools.support(ben, first, 'support')
    expect(await found()).toEqual([second, first])
    expect(await found({ order: 'hot' })).toEqual([first, second])
    const here = { latitude: '26.42', longitude: '111.61' }
    expect(await found({ order: 'near', ...here })).toEqual([first, second])
    expect(await found({ order: 'near', within: '1000', ...here })).toEqual([first])
    expect(await found({ department_id: 'water' })).toEqual([second])
    expect(await found({ state: 'replied' })).toEqual([])
    expect(await found({ search: 'lamp corner' })).toEqual([second, first])
    const countsOf = async (search: string) => (await platform.ask(countSuggestions, { query: { search } })).items
    const oneEach = ['roads', 'water'].map((id) => ({ department_id: id, state: 'accepted', count: 1 }))
    expect(await countsOf('lamp corner')).toEqual(expect.arrayContaining(oneEach))
    expect(await countsOf('bench')).toEqual([])
    expect(await countsOf('!?')).toEqual([])
    const page = await platform.ask(listSuggestions, { query: { order: 'hot', page_size: '1' } })
    expect(await found({ order: 'hot', page_size: '1', cursor: page.next_cursor ?? '' })).toEqual([second])
    platform.clock.advance(60)
    await tools.send(anna, { is_public: false })
    const mine = await platform.ask(listMySuggestions, { token: anna.token })
    expect(mine.items.map(({ state }) => state)).toEqual(['submitted', 'accepted', 'accepted'])
    const { items } = await platform.ask(listDepartments, {})
    expect(items.map(({ id, counts }) => [id, counts])).toEqual([
      ['mayor', []],
      ['roads', [{ state: 'accepted', count: 1 }]],
      ['water', [{ state: 'accepted', count: 1 }]],
    ])
  })

  it('is listed for its author as open until it has ended, page by page', async () => {
    const refusedId = await tools.send(anna)
    await refuseSuggestion(platform.database, refusedId, 'This is no matter of ours', platform.clock.now())
    const repliedId = await tools.replied(anna)
    const confirmedId = await tools.replied(anna)
    await tools.confirm(anna, confirmedId)
    await tools.send(ben)
    const sent = await tools.send(anna)
    const open = async (query: Record<string, string> = {}) =>
      platform.ask(listMySuggestions, { token: anna.token, query: { open: '1', ...query } })
    expect((await open()).items.map(({ id }) => id).sort()).toEqual([repliedId, sent].sort())
    const first = await open({ page_size: '1' })
    const second = await open({ page_size: '1', cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual([repliedId, sent].sort())
    expect(second.next_cursor).toBeNull()
    expect((await platform.call(listMySuggestions, { token: anna.token, query: { open: '0' } })).code).toBe(400001)
  })

  it('tells of a department how it keeps what it promises, once there are enough answers and ratings', async () => {
    const figures = async () => (await platform.ask(getDepartment, { query: { id: 'roads' } })).department.figures
    const rate = async (id: string) => {
      await tools.confirm(anna, id)
      await tools.evaluate(anna, id, 4)
    }
    const ids = [await tools.replied(anna)]
    for (const _ of [2, 3, 4]) ids.push(await tools.replied(anna))
    // What is not public counts for nobody.
    await tools.replied(ben, { is_public: false })
    expect(await figures()).toBeNull()
    const late = await tools.open(ben)
    await tools.assign(late)
    platform.clock.advance(6 * day)
    expect((await tools.see(late)).data.suggestion.is_overdue).toBe(true)
    await tools.reply(late)
    expect((await tools.see(late)).data.suggestion.is_overdue).toBe(false)
    expect(await figures()).toEqual({ answered: 5, in_time: 4, sent_back: 0, rated: 0, stars: null })
    expect((await platform.call(getDepartment, { query: { id: 'none' } })).code).toBe(403001)
    await tools.reopen(anna, ids[0] ?? '')
    expect(await figures()).toBeNull()
    await tools.reply(ids[0] ?? '')
    expect(await figures()).toMatchObject({ answered: 5, sent_back: 1 })
    for (const id of ids) await rate(id)
    expect(await figures()).toMatchObject({ rated: 4, stars: null })
    const fifth = await tools.replied(anna)
    await tools.confirm(anna, fifth)
    await tools.evaluate(anna, fifth, 1)
    expect(await figures()).toMatchObject({ answered: 6, rated: 5, stars: 3.4 })
    const all = await platform.ask(listFigures, {})
    expect([all.fewest, all.city?.answered]).toEqual([5, 6])
    expect(all.departments.map(({ id, figures: each }) => [id, each?.answered ?? null])).toEqual([
      ['mayor', null],
      ['roads', 6],
      ['water', null],
    ])
    platform.clock.advance(366 * day)
    expect((await platform.ask(listFigures, {})).city).toBeNull()
  })

  it('is subscribed to by others, who are told of its answers while everybody sees it', async () => {
    const id = await tools.send(anna)
    expect((await tools.subscribe(ben, id)).code).toBe(403001)
    await tools.accept(id)
    expect((await tools.subscribe(anna, id)).code).toBe(403003)
    for (const _ of [1, 2]) expect((await tools.subscribe(ben, id)).data.suggestion.subscribed).toBe(true)
    expect((await tools.see(id)).data.suggestion).toMatchObject({ subscribed: false, supporters: 0 })
    await tools.assign(id)
    await tools.reply(id)
    const told = async (who: typeof anna) =>
      (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.filter(
        ({ title }) => title === 'A suggestion that you follow was answered',
      )
    expect(await told(ben)).toHaveLength(1)
    expect((await tools.subscribe(ben, id, false)).data.suggestion.subscribed).toBe(false)
    await tools.reopen(anna, id)
    await tools.reply(id)
    expect(await told(ben)).toHaveLength(1)
    await tools.confirm(anna, id)
    expect(await tools.subscribe(ben, id)).toMatchObject({ code: 409001, data: { state: 'confirmed' } })
  })

  it('is similar to another within 250 m, or in its words, while an office works on that', async () => {
    const lamp = await tools.open(anna)
    const elsewhere = { name: 'Far', latitude: 26.5, longitude: 111.7 }
    const drain = await tools.open(ben, { title: 'The drain in Willow Lane overflows', place: elsewhere })
    const nowhere = { latitude: null, longitude: null }
    expect(await tools.similar('', { latitude: 26.4215, longitude: 111.61 })).toEqual([lamp])
    expect(await tools.similar('', { latitude: 26.4235, longitude: 111.61 })).toEqual([])
    expect(await tools.similar('Overflowing drain, Willow Lane', nowhere)).toEqual([drain])
    expect(await tools.similar('The of and', nowhere)).toEqual([])
    expect(await tools.similar('Willow drain', { latitude: 26.42, longitude: 111.61 })).toEqual([lamp, drain])
    await refuseSuggestion(platform.database, drain, 'This is no matter of ours', platform.clock.now())
    expect(await tools.similar('Overflowing drain, Willow Lane', nowhere)).toEqual([])
  })

  it('is similar in Chinese by pairs of characters', async () => {
    const id = await tools.open(anna, { title: '米市巷一下雨就积水', place: { ...tools.form.place, latitude: 27 } })
    const nowhere = { latitude: null, longitude: null }
    expect(await tools.similar('米市巷下雨积水', nowhere)).toEqual([id])
    expect(await tools.similar('公园里加几把椅子', nowhere)).toEqual([])
  })
})
