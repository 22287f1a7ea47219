import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAmenity, listAmenities, reportAmenity } from '../../../../../contract/amenities'
import { listMyFeedback, getMyFeedback, sendFeedback } from '../../../../../contract/feedback'
import { listMapPlaces } from '../../../../../contract/maps'
import { seedAmenities } from '../../../../../platform/demo/seeding/civic/amenities/seed-amenities'
import { foundAmenities } from '../../../../../platform/features/civic/amenities/amenities.found'
import { selectNearestAmenities } from '../../../../../platform/features/civic/amenities/amenities.queries'
import { amenities } from '../../../../../platform/features/civic/amenities/amenities.schema'
import { feedbackDesk } from '../../../../../platform/features/civic/feedback/feedback.desk'
import { indexAllThings, indexThings } from '../../../../../platform/features/frame/search-index/found-things'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { search } from '../../../../../contract/search'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { openStateAt } from '../../../../../src/domain/civic/amenities/opening-hours'
import { amenityKinds } from '../../../../../src/domain/civic/amenities/amenity'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const today = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const english = { 'x-language': 'en' }
const here = { latitude: '26.42', longitude: '111.61' }
const positionAt = { latitude: 26.42, longitude: 111.61 }
const nineToFive = [{ opens: 540, closes: 1020 }]

describeOnBothDatabases('the places nearby', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    await seedAmenities(platform.database, platform.clock.now())
    // An interrupted seeding repeats this step.
    await seedAmenities(platform.database, platform.clock.now())
  })
  afterAll(() => platform?.close())

  const all = async (query: Record<string, string>) => {
    const found: { id: string; name: string; kind: string; distance: number | null }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const data: { items: typeof found; next_cursor: string | null } = await platform.ask(listAmenities, {
        query: { page_size: '13', ...query, ...(cursor === '' ? {} : { cursor }) },
        headers: english,
      })
      found.push(...data.items)
      cursor = data.next_cursor
    }
    return found
  }
  const one = async (id: string, headers = english) =>
    (await platform.ask(getAmenity, { path: { id }, headers })).amenity

  it('are of every kind in the demo city, each with a name of its own in both languages', async () => {
    const found = await all({})
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(amenityKinds))
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
    for (const kind of amenityKinds) expect((await all({ kind })).length).toBeGreaterThan(5)
    const chinese = await one('amenity-001', { 'x-language': 'zh-CN' })
    expect([chinese.name, (await one('amenity-001')).name]).toEqual(['老渡口区政务服务中心', 'Old Ferry Service Hall'])
  })

  describe('searched by words', () => {
    beforeAll(async () => {
      await indexAllThings(platform.database, [foundAmenities])
      const words = (zh: string, en: string) => ({ 'zh-CN': zh, en })
      const entry = { ...positionAt, intro: words('', ''), hours: null, accessibility: [], checkedOn: '2026-03-01' }
      await platform.database.insert(amenities).values([
        {
          ...entry,
          id: 'mill',
          kind: 'toilet',
          name: words('磨坊巷公厕', 'Mill Alley Toilet'),
          address: words('磨坊巷3号', '3 Mill Alley'),
        },
        {
          ...entry,
          id: 'noor',
          kind: 'pharmacy',
          name: words('努尔大药房', 'Noor’s Chemist'),
          address: words('磨坊巷5号', '5 Mill Alley'),
        },
      ])
      await platform.database.transaction((transaction) => indexThings(transaction, foundAmenities, ['mill', 'noor']))
    })
    const found = async (text: string, more: Record<string, string> = {}) =>
      (await all({ search: text, ...more })).map(({ id }) => id)

    it.each([
      ['a name', 'Mill Alley Toilet'],
      ['a name in another case, width and order', 'ｔｏｉｌｅｔ MILL'],
      ['the beginning of a name', 'mill al'],
      ['a name in Chinese, whatever the language of the reader', '磨坊巷公厕'],
      ['a name in traditional characters', '磨坊巷公廁'],
      ['an address', '磨坊巷3号'],
    ])('are found by %s: %s', async (_, text) => expect(await found(text)).toContain('mill'))

    it('are those with all of the words', async () => {
      expect(await found('mill alley')).toEqual(['mill', 'noor'])
      expect(await found('mill alley toilet')).toEqual(['mill'])
      expect(await found('磨坊巷')).toEqual(['mill', 'noor'])
    })

    it.each([
      ['washroom in mill alley', 'mill'],
      ['磨坊巷哪里有厕所', 'mill'],
      ['磨坊巷 药店', 'noor'],
    ])('are those that are meant, where none has the words: %s', async (text, id) =>
      expect(await found(text)).toEqual([id]),
    )

    it('are of the kind, open and near as chosen', async () => {
      expect(await found('mill alley', { kind: 'pharmacy' })).toEqual(['noor'])
      expect(await found('mill alley', { open: '1' })).toEqual([])
      expect(await found('mill alley', { order: 'near', within: '2000', ...here })).toEqual(['mill', 'noor'])
      expect(await found('mill alley', { page_size: '1' })).toEqual(['mill', 'noor'])
    })

    it.each(['？！', 'type', 'at/front', "'", "\\' | 'a", 'no such place at all'])('are none for %j', async (text) =>
      expect(await found(text)).toEqual([]),
    )

    it('are all for blanks alone', async () => {
      expect((await found('  ')).length).toBe((await all({})).length)
    })

    it('are not found by what the office took out', async () => {
      await operate(platform.platform, desks, ['amenities', 'remove', 'noor'], platform.clock.now())
      expect(await found('mill alley')).toEqual(['mill'])
    })
  })

  it('are told apart by whether they are open now, each once over all pages, by name and by distance', async () => {
    const { clock } = platform
    const zone = 'Asia/Shanghai'
    for (const order of [{}, { order: 'near', within: '20000', ...here }]) {
      const everything = await all(order)
      const isOpen = async (id: string) => {
        const { hours } = await one(id)
        return hours !== null && openStateAt(hours, clock.now().getTime(), zone)?.isOpen === true
      }
      const open = []
      for (const each of everything) if (await isOpen(each.id)) open.push(each.id)
      expect((await all({ ...order, open: '1' })).map(({ id }) => id)).toEqual(open)
      expect(open.length).toBeGreaterThan(10)
      expect(open.length).toBeLessThan(everything.length)
    }
  })

  it('are written, corrected, checked and removed by the office, which the search follows', async () => {
    const { database, clock } = platform
    const run = (...words: string[]) => operate(platform.platform, desks, ['amenities', ...words], clock.now())
    const week = Array.from({ length: 7 }, () => nineToFive)
    const both = (text: string) => ({ 'zh-CN': `${text}站`, en: text })
    const place = {
      ...{ kind: 'toilet', name: both('Quayside'), intro: both('Clean'), address: both('1 Quay') },
      ...{ hours: { weekly: week, special: [], holidays: null }, phone: null, accessibility: ['step-free'], cover: '' },
      ...{ latitude: 26.4, longitude: 111.6 },
    }
    expect(await run('write', 'quayside', JSON.stringify(place))).toMatchObject({ failed: false })
    expect(await one('quayside')).toMatchObject({ name: 'Quayside', phone: null, checked_on: today(clock.now()) })
    const found = async (q: string) => (await platform.ask(search, { query: { q } })).items.map(({ id }) => id)
    expect(await found('Quayside')).toEqual(['quayside'])
    await database.update(amenities).set({ checkedOn: '2020-01-01' })
    expect(await run('write', 'quayside', JSON.stringify({ phone: '0700-5', hours: null }))).toMatchObject({
      failed: false,
    })
    expect(await one('quayside')).toMatchObject({ phone: '0700-5', hours: null, checked_on: today(clock.now()) })
    const wrong = [
      {},
      { phone: 'none' },
      { kind: 'shop' },
      { hours: { weekly: [] } },
      { colour: 'red' },
      { name: { en: 'x' } },
    ]
    for (const each of wrong)
      expect(await run('write', 'quayside', JSON.stringify(each))).toMatchObject({ failed: true })
    expect(await run('write', 'quayside', 'no json')).toMatchObject({ failed: true })
    expect(await run('write', 'nowhere', JSON.stringify({ phone: '0700-5' }))).toMatchObject({ failed: true })
    expect(await run('check', 'amenity-001')).toMatchObject({ failed: false })
    expect((await one('amenity-001')).checked_on).toBe(today(clock.now()))
    expect((await run()).output).toContain('2020-01-01')
    expect(await run('remove', 'quayside')).toMatchObject({ failed: false })
    expect([await found('Quayside'), (await run('remove', 'quayside')).failed]).toEqual([[], true])
  })

  it('stand by name without a position, each once over all pages', async () => {
    const found = await all({})
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    const names = found.map(({ name }) => name)
    expect(names).toEqual([...names].sort((one_, other) => (one_ < other ? -1 : 1)))
    expect(found.every(({ distance }) => distance === null)).toBe(true)
  })

  it('stand by distance from a position, of one kind or of all, each once', async () => {
    const found = await all({ order: 'near', ...here })
    expect(found).toHaveLength((await all({})).length)
    const distances = found.map(({ distance }) => distance ?? -1)
    expect(distances).toEqual([...distances].sort((one_, other) => one_ - other))
    const pharmacies = await all({ order: 'near', kind: 'pharmacy', ...here })
    expect(pharmacies.map(({ id }) => id)).toEqual(found.filter(({ kind }) => kind === 'pharmacy').map(({ id }) => id))
    expect((await platform.call(listAmenities, { query: { order: 'near' } })).data.fields).toEqual({
      latitude: 'required',
      longitude: 'required',
    })
  })

  it('say that there is none at an address of none', async () => {
    expect((await platform.call(getAmenity, { path: { id: 'amenity-999' } })).code).toBe(403001)
  })

  it('have the hours of their week, and the dates near by that differ: their own, and those of the city’s calendar', async () => {
    const name = { 'zh-CN': '建城日', en: 'City Day' }
    const day = (away: number) =>
      new Date(platform.clock.now().getTime() + away * 86_400_000).toISOString().slice(0, 10)
    const [before, soon, later, far] = [day(-9), day(4), day(6), day(200)]
    await platform.database
      .update(configurations)
      .set({
        value: [before, soon, far]
          .map((date) => ({ date, name, works_as: null as number | null }))
          .concat([{ date: later ?? '', name, works_as: 1 }]),
      })
      .where(eq(configurations.code, 'calendar'))
    const weekly = [[], nineToFive, ...Array.from({ length: 5 }, () => [])] as (typeof nineToFive)[]
    await platform.database
      .update(amenities)
      .set({ hours: { weekly, special: [], holidays: [] } })
      .where(eq(amenities.id, 'amenity-001'))
    expect((await one('amenity-001')).hours).toEqual({
      weekly,
      special: [
        { date: soon, name: 'City Day', periods: [] },
        { date: later, name: 'City Day', periods: nineToFive },
      ],
    })
    const own = [{ date: soon ?? '', name: { 'zh-CN': '开放日', en: 'Open day' }, periods: nineToFive }]
    await platform.database
      .update(amenities)
      .set({ hours: { weekly, special: own, holidays: null } })
      .where(eq(amenities.id, 'amenity-001'))
    const chinese = await one('amenity-001', { 'x-language': 'zh-CN' })
    expect(chinese.hours?.special).toEqual([{ date: soon, name: '开放日', periods: nineToFive }])
    await platform.database.update(amenities).set({ hours: null }).where(eq(amenities.id, 'amenity-001'))
    expect((await one('amenity-001')).hours).toBeNull()
  })

  it('are on the map where they are asked for, all or of one kind, and not among what volunteers have', async () => {
    const box = { south: '26.3', west: '111.5', north: '26.5', east: '111.7' }
    const onMap = async (query: Record<string, string>) =>
      (await platform.ask(listMapPlaces, { query: { ...box, ...query }, headers: english })).places
    expect(await onMap({})).toEqual([])
    const kinds = new Set((await onMap({ sort: 'amenity' })).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(amenityKinds))
    const parks = await onMap({ sort: 'amenity', kind: 'park' })
    expect(parks.map(({ id }) => id).sort()).toEqual((await all({ kind: 'park' })).map(({ id }) => id).sort())
  })

  it('are grouped on the map where there are many, by kind too', async () => {
    await platform.database.execute(sql`
      insert into amenities (id, kind, name, intro, address, accessibility, checked_on, latitude, longitude)
      select 'many-' || n, case when n % 2 = 0 then 'toilet' else 'park' end, '{"zh-CN": "点", "en": "Spot"}', '{}',
        '{"zh-CN": "路", "en": "Road"}', '[]', '2026-01-01', 40 + (n % 100) * 0.001, 90 + (n / 100) * 0.001
      from generate_series(0, 1999) n`)
    const box = { south: '39.9', west: '89.9', north: '41', east: '91', sort: 'amenity' }
    const grouped = async (query: Record<string, string>) =>
      platform.ask(listMapPlaces, { query: { ...box, ...query } })
    const parks = await grouped({ kind: 'park' })
    expect([parks.places, parks.total]).toEqual([[], 1000])
    expect(parks.groups.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
    expect((await grouped({})).total).toBe(2000)
  })

  it('are found near a position by the index of their kind', async () => {
    await platform.database.execute(sql`analyze amenities`)
    const position = { latitude: 40, longitude: 90 }
    const page = { within: 250, limit: 21, after: null }
    const plan = await explained(platform.database, (queries) =>
      selectNearestAmenities(queries, { language: 'en', position }, { kind: 'toilet' }, page),
    )
    expect(plan).toMatch(/amenities_by_place/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

describeOnBothDatabases('the report of a wrong entry', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    await seedAmenities(platform.database, platform.clock.now())
  })
  afterAll(() => platform?.close())

  let keys = 0
  const report = async (token: string | null, body: object = {}, id = 'amenity-001') =>
    platform.call(reportAmenity, {
      headers: { ...english, 'idempotency-key': `report-${(keys += 1)}` },
      path: { id },
      body: { parts: ['hours', 'phone'], text: 'They close at noon.', ...body },
      ...(token === null ? {} : { token }),
    })

  it('is feedback of its author and stands at the desk, with the name of the place and what is wrong', async () => {
    const anna = await platform.logIn({ id: 'anna' })
    const { data } = await report(anna.token)
    const feedback = await platform.ask(getMyFeedback, {
      token: anna.token,
      path: { id: data.feedback_id },
      headers: english,
    })
    expect(feedback.feedback).toMatchObject({
      kind: 'content',
      state: 'open',
      text: 'A place is described wrongly: Old Ferry Service Hall (amenity-001)\nopening hours, phone\nThey close at noon.',
    })
    const [waiting] = await feedbackDesk.selectWaiting(platform.database, 5, platform.platform.vault)
    expect(waiting?.text).toBe('地点信息有误：老渡口区政务服务中心（amenity-001）\n开放时间、电话\nThey close at noon.')
  })

  it('may come from a guest, and says nothing of whose feedback it became', async () => {
    expect((await report(null)).data).toEqual({ feedback_id: null })
  })

  it('is refused without anything wrong, with too many words, and for a place that is not there', async () => {
    expect((await report(null, { parts: [] })).data.fields).toEqual({ parts: 'required' })
    expect((await report(null, { text: 'x'.repeat(501) })).data.fields).toEqual({ text: 'too-long' })
    expect((await report(null, {}, 'amenity-999')).code).toBe(403001)
  })

  it('is limited: two a day of one place, and twenty a day together with other feedback', async () => {
    const ben = await platform.logIn({ id: 'ben' })
    const codes = [await report(ben.token), await report(ben.token), await report(ben.token)].map(({ code }) => code)
    expect(codes).toEqual([100000, 100000, 429001])
    for (let count = 2; count < 20; count += 1)
      expect((await report(ben.token, {}, `amenity-0${10 + count}`)).code).toBe(100000)
    expect((await report(ben.token, {}, 'amenity-040')).code).toBe(429001)
    const other = await platform.call(sendFeedback, {
      token: ben.token,
      headers: { 'idempotency-key': 'one-more' },
      body: { kind: 'idea', text: 'One more', pictures: [], contact: '' },
    })
    expect(other.code).toBe(429001)
    const mine = await platform.ask(listMyFeedback, { token: ben.token, query: { page_size: '50' } })
    expect(mine.items).toHaveLength(20)
    platform.clock.advance(86_401)
    expect((await report(ben.token)).code).toBe(100000)
  })
})
