import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countGuideView, getGuide, judgeGuide, listGuideDepartments, listGuides } from '../../../../../contract/guides'
import { search } from '../../../../../contract/search'
import { guidesDesk } from '../../../../../platform/features/civic/guides/guides.desk'
import { foundGuides } from '../../../../../platform/features/civic/guides/guides.found'
import { guideOpinions, guidePlaces, guides } from '../../../../../platform/features/civic/guides/guides.schema'
import { indexThings } from '../../../../../platform/features/frame/search-index/found-things'
import { searchEntries } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { sealedCursor } from '../../../../support/sealed-cursor'

const both = (english: string, chinese = english) => ({ 'zh-CN': chinese, en: english })
const english = { headers: { 'x-language': 'en' } }

const nineToFive = [{ opens: 540, closes: 1020 }]
const daily = { weekly: Array.from({ length: 7 }, () => nineToFive), special: [], holidays: [] }

describeOnBothDatabases('the guides', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    await platform.database
      .insert(organisations)
      .values(
        ['police', 'housing', 'museum'].map((id) => ({
          id,
          name: both(id),
          intro: both(''),
          logo: '/l.webp',
          kind: 'safety',
        })),
      )
    await platform.database
      .insert(guidePlaces)
      .values(
        ['one', 'two'].map((id) => ({
          ...{ id, name: both(`Hall ${id}`), address: both('1 Bell Street'), hours: daily, phone: '0700-1' },
          ...{ latitude: 26.4, longitude: 111.6 },
        })),
      )
  })
  afterAll(() => platform.close())

  async function make(id: string, change: Partial<typeof guides.$inferInsert> = {}) {
    await platform.database
      .insert(guides)
      .values({
        ...{ id, title: both(`Guide ${id}`, `指南${id}`), summary: both('What to do'), theme: 'documents', events: [] },
        ...{ conditions: [], materials: [], steps: [], fees: [], questions: [], laws: [], placeIds: [] },
        ...{ organisationId: 'police', legalDays: null, promisedDays: 3, checkedOn: '2999-01-01', ...change },
      })
    return id
  }
  const idsOf = async (query: Record<string, string>) =>
    (await platform.ask(listGuides, { query, ...english })).items.map(({ id }) => id)
  const guideOf = async (id: string) => (await platform.ask(getGuide, { path: { id }, ...english })).guide
  const judge = (id: string, useful: boolean, more: { token?: string; from?: string; lack?: string } = {}) => {
    const { lack = null, ...caller } = more
    return platform.call(judgeGuide, { path: { id }, body: { useful, lack }, ...caller })
  }

  it('tell the hours of their places as the calendar of the city makes them', async () => {
    const { database, clock } = platform
    const date = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    await database
      .insert(configurations)
      .values({ code: 'calendar', value: [{ date, name: both('City day'), works_as: null }] })
    await make('with-places', { placeIds: ['two', 'one', 'gone'] })
    const { places } = await guideOf('with-places')
    expect(places.map(({ id }) => id)).toEqual(['two', 'one'])
    expect(places[0]?.hours).toEqual({
      weekly: Array.from({ length: 7 }, () => nineToFive),
      special: [{ date, name: 'City day', periods: [] }],
    })
    await database.delete(configurations)
  })

  it('stand by theme, life event and department, the most read of late first, page by page', async () => {
    await make('list-1', { theme: 'housing', events: ['new-home'], organisationId: 'housing', heat: 0.1 + 0.2 })
    await make('list-2', { theme: 'housing', events: ['new-home', 'arrival'], heat: 1e21 })
    await make('list-3', { theme: 'housing', heat: 5 })
    await make('list-4', { theme: 'housing', events: ['arrival'], heat: 9, state: 'withdrawn' })
    expect(await idsOf({ theme: 'housing' })).toEqual(['list-2', 'list-3', 'list-1'])
    expect(await idsOf({ theme: 'housing', event: 'new-home' })).toEqual(['list-2', 'list-1'])
    expect(await idsOf({ event: 'arrival' })).toEqual(['list-2'])
    expect(await idsOf({ department_id: 'housing' })).toEqual(['list-1'])
    const pages: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { theme: 'housing', page_size: '1', cursor }
      const page: { items: readonly { id: string }[]; next_cursor: string | null } = await platform.ask(listGuides, {
        query,
      })
      pages.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(pages).toEqual(['list-2', 'list-3', 'list-1'])
  })

  it.each(['abc', '1e999', '0x10', 'NaN', ' 1', '1e-400'])('refuse a cursor with the heat %s', async (heat) => {
    const cursor = sealedCursor(platform, [heat, 'list-1'])
    expect((await platform.call(listGuides, { query: { cursor } })).code).toBe(400001)
  })

  it('name their departments with the number of guides that everybody may read', async () => {
    await make('department-1', { organisationId: 'museum' })
    await make('department-2', { organisationId: 'museum' })
    await make('department-3', { organisationId: 'museum', state: 'withdrawn' })
    await make('department-4', { organisationId: null })
    const { items } = await platform.ask(listGuideDepartments, english)
    expect(items).toContainEqual({ id: 'museum', name: 'museum', guides: 2 })
    const counts = items.map(({ guides: count }) => count)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
  })

  it('have all of their parts in the language of the reader, and their places in their order', async () => {
    await make('whole', {
      conditions: [both('You live here', '住在这里')],
      materials: [
        { id: '1', name: both('Card'), hint: null, form: null },
        {
          id: '2',
          name: both('Form'),
          hint: both('At home'),
          form: {
            name: both('form', '表'),
            files: { 'zh-CN': { url: '/zh.pdf', size: 8 }, en: { url: '/en.pdf', size: 9 } },
          },
        },
      ],
      steps: [{ title: both('Come'), text: both('At nine') }],
      fees: [{ name: both('First'), cents: 2000 }],
      legalDays: 20,
      placeIds: ['two', 'gone', 'one'],
      questions: [{ question: both('When?'), answer: both('Soon') }],
      laws: [both('The law')],
      validUntil: '2999-12-31',
      onlineUrl: 'https://city.example/new',
    })
    expect(await guideOf('whole')).toEqual({
      ...{ id: 'whole', title: 'Guide whole', summary: 'What to do', theme: 'documents', events: [], is_free: false },
      department: { id: 'police', name: 'police' },
      ...{ promised_days: 3, legal_days: 20, conditions: ['You live here'] },
      materials: [
        { id: '1', name: 'Card', hint: '', form: null },
        { id: '2', name: 'Form', hint: 'At home', form: { name: 'form', url: '/en.pdf', size: 9 } },
      ],
      steps: [{ title: 'Come', text: 'At nine' }],
      fees: [{ name: 'First', cents: 2000 }],
      places: [expect.objectContaining({ id: 'two', name: 'Hall two' }), expect.objectContaining({ id: 'one' })],
      questions: [{ question: 'When?', answer: 'Soon' }],
      ...{ laws: ['The law'], checked_on: '2999-01-01', valid_until: '2999-12-31', opinions: { useful: 0, all: 0 } },
      online_url: 'https://city.example/new',
    })
    const { guide } = await platform.ask(getGuide, { path: { id: 'whole' } })
    expect([guide.conditions[0], guide.materials[1]?.form?.url]).toEqual(['住在这里', '/zh.pdf'])
  })

  it('are gone when they were withdrawn, or never were', async () => {
    const id = await make('withdrawn', { state: 'withdrawn' })
    for (const path of [{ id }, { id: 'nowhere' }]) {
      expect((await platform.call(getGuide, { path })).code).toBe(403001)
      expect((await platform.call(countGuideView, { path })).code).toBe(403001)
      expect((await judge(path.id, true)).code).toBe(403001)
    }
  })

  it('rise with their readers, of whom each counts once a day', async () => {
    await make('heat-1', { theme: 'health' })
    await make('heat-2', { theme: 'health' })
    const view = async (id: string, from: string) =>
      (await platform.ask(countGuideView, { path: { id }, from })).counted
    expect(await view('heat-1', '10.1.0.1')).toBe(true)
    expect(await idsOf({ theme: 'health' })).toEqual(['heat-1', 'heat-2'])
    expect(await view('heat-1', '10.1.0.1')).toBe(false)
    expect(await view('heat-2', '10.1.0.1')).toBe(true)
    // The reader of the second guide came later, but two readers are more.
    platform.clock.advance(60)
    expect(await view('heat-1', '10.1.0.2')).toBe(true)
    expect(await view('heat-2', '10.1.0.1')).toBe(false)
    expect(await idsOf({ theme: 'health' })).toEqual(['heat-1', 'heat-2'])
    // After a month a reader counts four times as much as the two before.
    platform.clock.advance(30 * 86_400)
    expect(await view('heat-2', '10.1.0.1')).toBe(true)
    expect(await idsOf({ theme: 'health' })).toEqual(['heat-2', 'heat-1'])
  })

  it('are judged once by each person, who may change their opinion', async () => {
    const id = await make('judged')
    const anna = await platform.logIn({ nickname: 'anna' })
    const opinions = async (answer: Promise<{ data: { opinions: unknown } }>) => (await answer).data.opinions
    expect(await opinions(judge(id, true, { token: anna.token }))).toEqual({ useful: 1, all: 1 })
    expect(await opinions(judge(id, true, { token: anna.token }))).toEqual({ useful: 1, all: 1 })
    expect(await opinions(judge(id, false, { token: anna.token }))).toEqual({ useful: 0, all: 1 })
    expect(await opinions(judge(id, false, { token: anna.token, lack: 'outdated' }))).toEqual({ useful: 0, all: 1 })
    expect(await opinions(judge(id, true, { from: '10.2.0.1' }))).toEqual({ useful: 1, all: 2 })
    // Guests of one network are one person.
    expect(await opinions(judge(id, true, { from: '10.2.0.99' }))).toEqual({ useful: 1, all: 2 })
    expect(await opinions(judge(id, true, { from: '10.3.0.1' }))).toEqual({ useful: 2, all: 3 })
    expect((await guideOf(id)).opinions).toEqual({ useful: 2, all: 3 })
    expect((await platform.call(judgeGuide, { path: { id }, body: { useful: true } })).code).toBe(400001)
  })

  it('keep no name beside an opinion, and none that is the same for two guides', async () => {
    const ben = await platform.logIn({ nickname: 'ben' })
    for (const id of ['private-1', 'private-2']) await judge(await make(id), true, { token: ben.token })
    const rows = await queriesOf(platform.database).read(
      build.select().from(guideOpinions).where(eq(guideOpinions.useful, true)),
    )
    const people = rows.filter(({ guideId }) => guideId.startsWith('private-')).map(({ person }) => person)
    expect(new Set(people).size).toBe(2)
    expect(people.join()).not.toContain(ben.id)
  })

  it('count the opinions of many at once one by one', async () => {
    const id = await make('crowd')
    const members = await Promise.all(Array.from({ length: 12 }, () => platform.logIn()))
    await Promise.all(
      members.flatMap(({ token }, index) => {
        const from = `10.4.${index}.1`
        return [judge(id, true, { token, from }), judge(id, index % 2 === 0, { token, from })]
      }),
    )
    const rows = await queriesOf(platform.database).read(
      build.select().from(guideOpinions).where(eq(guideOpinions.guideId, id)),
    )
    const useful = rows.filter((row) => row.useful).length
    expect((await guideOf(id)).opinions).toEqual({ useful, all: 12 })
    expect(useful).toBeGreaterThanOrEqual(6)
  })

  it('take no more than thirty opinions of one address in an hour', async () => {
    const id = await make('flooded')
    const from = '10.5.0.1'
    for (let count = 0; count < 30; count += 1) expect((await judge(id, true, { from })).code).toBe(100000)
    expect((await judge(id, true, { from })).code).toBe(429001)
    platform.clock.advance(3600)
    expect((await judge(id, true, { from })).code).toBe(100000)
  })

  it('are found by their title, materials, steps and questions, also by those of one department', async () => {
    await make('found-1', { title: both('Kite permit', '纸鸢许可'), organisationId: 'housing' })
    await make('found-2', { materials: [{ id: '1', name: both('Kite drawing'), hint: null, form: null }] })
    await make('found-3', { title: both('Kite ban'), state: 'withdrawn' })
    const ids = ['found-1', 'found-2', 'found-3']
    await platform.database.transaction((transaction) => indexThings(transaction, foundGuides, ids))
    const found = async (query: Record<string, string>) =>
      (await platform.ask(search, { query, ...english })).items.map(({ type, id }) => `${type} ${id}`)
    expect((await found({ q: 'kite' })).sort()).toEqual(['48 found-1', '48 found-2'])
    expect(await found({ q: '纸鸢', types: '48' })).toEqual(['48 found-1'])
    expect(await found({ q: 'kite', types: '48', organisation_id: 'housing' })).toEqual(['48 found-1'])
    await act('withdraw', 'found-1')
    expect(await found({ q: 'kite' })).toEqual(['48 found-2'])
    const left = await queriesOf(platform.database).read(
      build.select({ id: searchEntries.id }).from(searchEntries).where(eq(searchEntries.id, 'found-1')),
    )
    expect(left).toEqual([])
  })

  const waiting = async () =>
    (await guidesDesk.selectWaiting(platform.database, 50, platform.platform.vault)).filter(({ id }) =>
      id.startsWith('desk-'),
    )
  const act = (name: string, id: string, text = '', at = new Date()) =>
    platform.database.transaction((transaction) => guidesDesk.acts[name]!.carryOut(transaction, id, text, at))

  it('come to the desk when they are old, expired, or helped few, and leave it once they are checked', async () => {
    await make('desk-fresh')
    await make('desk-old', { checkedOn: '2001-02-03' })
    await make('desk-expired', { validUntil: '2001-12-31' })
    await make('desk-useless', { useful: 4, opinions: 10 })
    await make('desk-withdrawn', { checkedOn: '2001-01-01', state: 'withdrawn' })
    await judge('desk-useless', false, { from: '10.6.0.1', lack: 'unclear' })
    expect((await waiting()).map(({ id }) => id)).toEqual(['desk-old', 'desk-expired', 'desk-useless'])
    const [old, expired, useless] = await waiting()
    expect(old).toMatchObject({ from: 'police', title: '指南desk-old', since: new Date('2001-02-03T00:00:00Z') })
    expect(old?.facts).toContainEqual({ name: 'freshness', value: 'old' })
    expect(expired?.facts).toContainEqual({ name: 'valid until', value: '2001-12-31' })
    expect(useless?.facts).toContainEqual({ name: 'useful', value: '4 of 11' })
    expect(useless?.facts).toContainEqual({ name: 'lack: unclear', value: '1' })
    for (const id of ['desk-old', 'desk-expired', 'desk-useless']) await act('check', id)
    // A check does not make a guide valid again that has ended.
    expect((await waiting()).map(({ id }) => id)).toEqual(['desk-expired'])
    await act('extend', 'desk-expired', ' 2999-12-31 ')
    expect(await waiting()).toEqual([])
    expect((await guideOf('desk-useless')).opinions).toEqual({ useful: 0, all: 0 })
    expect((await judge('desk-useless', true, { from: '10.6.0.1' })).data.opinions).toEqual({ useful: 1, all: 1 })
  })

  const text = (change: object = {}) =>
    JSON.stringify({
      ...{ title: both('Kite licence', '风筝证'), summary: both('For kites'), theme: 'documents', events: ['birth'] },
      ...{ department_id: 'museum', conditions: [both('A kite')], fees: [], legal_days: null, promised_days: 0 },
      materials: [{ id: '1', name: both('Kite'), hint: null, form: null }],
      steps: [{ title: both('Come'), text: both('At nine') }],
      places: [
        {
          ...{ id: 'kite-hall', name: both('Kite hall'), address: both('2 Bell Street'), hours: daily },
          ...{ phone: null, latitude: 26.4, longitude: 111.6 },
        },
      ],
      ...{ questions: [], laws: [], valid_until: '2999-12-31', ...change },
    })

  it('are written at the desk, found at once, and written again with their places', async () => {
    const at = platform.clock.now()
    await act('write', 'written', text(), at)
    expect(await guideOf('written')).toMatchObject({
      ...{ title: 'Kite licence', department: { id: 'museum' }, checked_on: at.toISOString().slice(0, 10) },
      ...{ places: [{ id: 'kite-hall', phone: null }], valid_until: '2999-12-31', online_url: null },
    })
    const found = await platform.ask(search, { query: { q: 'kite licence', types: '48' }, ...english })
    expect(found.items.map(({ id }) => id)).toEqual(['written'])
    await judge('written', true, { from: '10.7.0.1' })
    const { places } = JSON.parse(text()) as { places: readonly object[] }
    await act(
      'write',
      'written',
      text({ title: both('Kite card'), online_url: '/send-inter', places: [{ ...places[0], phone: '0700-2' }] }),
      at,
    )
    expect(await guideOf('written')).toMatchObject({
      ...{ title: 'Kite card', places: [{ id: 'kite-hall', phone: '0700-2' }], opinions: { useful: 0, all: 0 } },
      online_url: '/send-inter',
    })
  })

  it.each([
    ['no JSON', 'title: Kite', 'text'],
    ['a text in one language', text({ title: { en: 'Kite' } }), 'title.zh-CN'],
    ['an unknown theme', text({ theme: 'kites' }), 'theme'],
    ['a field that guides have not', text({ colour: 'red' }), 'text'],
    ['a department that is none', text({ department_id: 'nowhere' }), 'department_id'],
    ['no step', text({ steps: [] }), 'steps'],
    ['a page without https', text({ online_url: 'http://city.example' }), 'online_url'],
    ['an address that is none', text({ online_url: 'city.example' }), 'online_url'],
  ])('are not written with %s', async (_, written, field) => {
    await expect(act('write', 'not-written', written)).rejects.toMatchObject({
      data: { fields: { [field]: 'invalid' } },
    })
    expect((await platform.call(getGuide, { path: { id: 'not-written' } })).code).toBe(403001)
  })

  it('are refused at the desk when they do not exist, or for a day that is none', async () => {
    await make('desk-refused')
    await expect(act('extend', 'desk-refused', '2999-02-30')).rejects.toThrow('refused')
    await expect(act('check', 'nowhere')).rejects.toThrow('refused')
    await act('withdraw', 'desk-refused')
    await expect(act('withdraw', 'desk-refused')).rejects.toThrow('refused')
    expect((await platform.call(getGuide, { path: { id: 'desk-refused' } })).code).toBe(403001)
  })
})
