import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getVenue, listVenueChildren, listVenues, listVenueStaff, listVenueTeams } from '../../../../../contract/venues'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { seedVenues } from '../../../../../platform/demo/seeding/civic/venues/seed-venues'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { selectNearestVenues } from '../../../../../platform/features/civic/venues/venues.queries'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const here = { latitude: '26.42', longitude: '111.61' }
const english = { 'x-language': 'en' }

describe('the venues of practice', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    await seedVenues(platform.database)
    // An interrupted seeding repeats this step.
    await seedVenues(platform.database)
    await platform.database
      .insert(teams)
      .values(
        ['team-01', 'team-02', 'team-03'].map((id) => ({
          id,
          name: { 'zh-CN': `队伍${id}`, en: `Team ${id}` },
          intro: { 'zh-CN': '', en: '' },
          logo: '',
          members: 7,
          createdAt: platform.clock.now(),
        })),
      )
  })
  afterAll(() => platform.close())

  const all = async (query: Record<string, string>) => {
    const found: { id: string; name: string; kind: string; distance: number | null }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const data: { items: typeof found; next_cursor: string | null } = await platform.ask(listVenues, {
        query: { page_size: '13', ...query, ...(cursor === '' ? {} : { cursor }) },
        headers: english,
      })
      found.push(...data.items)
      cursor = data.next_cursor
    }
    return found
  }

  it('are sixty in the demo city, of every kind, with both languages, an address and pictures', async () => {
    const found = await all({})
    expect(found).toHaveLength(60)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['centre', 'office', 'station', 'base', 'spot']))
    const { venue } = await platform.ask(getVenue, { path: { id: 'venue-08' } })
    expect(venue).toMatchObject({
      kind: 'station',
      name: '渡口社区文明实践站',
      distance: null,
      parent: { id: 'venue-02' },
    })
    expect(venue.pictures).toHaveLength(3)
    expect(venue.cover).toBe(venue.pictures[0])
  })

  it('say when they are open by the week and the holidays of the city, which the office writes', async () => {
    const hoursOf = async (id: string) => (await platform.ask(getVenue, { path: { id }, headers: english })).venue.hours
    const [nineToHalfPastFive, closed] = [[{ opens: 540, closes: 1050 }], []]
    expect(await hoursOf('venue-01')).toEqual({ weekly: Array(7).fill(nineToHalfPastFive), special: [] })
    expect(await hoursOf('venue-60')).toBeNull()
    const holiday = { date: '2026-03-06', name: { 'zh-CN': '城市日', en: 'City Day' }, works_as: null }
    await platform.database.insert(configurations).values({ code: 'calendar', value: [holiday] })
    expect(await hoursOf('venue-02')).toMatchObject({
      special: [{ date: '2026-03-06', name: 'City Day', periods: [] }],
    })
    expect((await hoursOf('venue-01'))?.special).toEqual([])
    const write = (id: string, text: string) =>
      operate(platform.platform, desks, ['venues', 'hours', id, text], platform.clock.now())
    const weekly = [closed, ...Array(6).fill(nineToHalfPastFive)]
    expect(await write('venue-60', JSON.stringify({ weekly, special: [], holidays: null }))).toMatchObject({
      failed: false,
    })
    expect(await hoursOf('venue-60')).toEqual({ weekly, special: [] })
    for (const [id, text] of [
      ['venue-60', 'daily'],
      ['venue-60', JSON.stringify({ weekly: [[]], special: [], holidays: null })],
      ['venue-99', 'null'],
    ] as const)
      expect(await write(id, text)).toMatchObject({ failed: true })
    expect(await write('venue-60', 'null')).toMatchObject({ failed: false })
    expect(await hoursOf('venue-60')).toBeNull()
  })

  it('keep hours that were words, as a sentence of their introduction', async () => {
    const { database } = platform
    const both = (chinese: string, english_: string) => JSON.stringify({ 'zh-CN': chinese, en: english_ })
    const hours = both('每天9:00–17:00', 'daily 9:00–17:00')
    await database.execute(sql`
      insert into venues (id, kind, name, intro, address, hours, pictures, latitude, longitude)
      values ('old', 'spot', ${both('老站', 'Old station')}::jsonb, ${both('老地方。', 'An old place.')}::jsonb,
        ${both('灯街', 'Lantern Street')}::jsonb, ${hours}::jsonb, '[]', 1, 1)`)
    const folder = 'platform/database/migrations'
    const file = (await readdir(folder)).find((name) => name.endsWith('_venue-hours.sql')) ?? ''
    const migration = await readFile(`${folder}/${file}`, 'utf8')
    for (const statement of migration.split('--> statement-breakpoint')) await database.execute(sql.raw(statement))
    const read = async (language: string) =>
      (await platform.ask(getVenue, { path: { id: 'old' }, headers: { 'x-language': language } })).venue
    expect(await read('en')).toMatchObject({ intro: 'An old place. Opening hours: daily 9:00–17:00.', hours: null })
    expect((await read('zh-CN')).intro).toBe('老地方。开放时间：每天9:00–17:00。')
    expect((await platform.ask(getVenue, { path: { id: 'venue-01' } })).venue.hours).not.toBeNull()
    await database.execute(sql`delete from venues where id = 'old'`)
  })

  it('stand by name without a position, each once over all pages', async () => {
    const names = (await all({})).map(({ name }) => name)
    expect(new Set(names).size).toBe(60)
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)))
    expect((await all({ kind: 'base' })).map(({ kind }) => kind)).toEqual(Array(10).fill('base'))
  })

  it('stand by distance from a position, each once over all pages, within the distance that was asked for', async () => {
    const found = await all({ order: 'near', ...here })
    expect(found).toHaveLength(60)
    expect(new Set(found.map(({ id }) => id)).size).toBe(60)
    expect(found[0]).toMatchObject({ id: 'venue-01', distance: 0 })
    const distances = found.map(({ distance }) => distance ?? -1)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    const near = await all({ order: 'near', within: '2000', ...here })
    expect(near.map(({ id }) => id)).toEqual(
      found.filter(({ distance }) => (distance ?? 0) <= 2000).map(({ id }) => id),
    )
    expect(near.length).toBeGreaterThan(3)
    const bases = await all({ order: 'near', kind: 'base', ...here })
    expect(bases.map(({ id }) => id)).toEqual(found.filter(({ kind }) => kind === 'base').map(({ id }) => id))
  })

  it('ask for a position when they shall stand by distance', async () => {
    expect(await platform.call(listVenues, { query: { order: 'near' } })).toMatchObject({
      code: 400001,
      data: { fields: { latitude: 'required', longitude: 'required' } },
    })
    expect((await platform.call(listVenues, { query: { latitude: '26' } })).data.fields).toEqual({
      longitude: 'required',
    })
  })

  it('have teams and children, and who asks for one that is not there learns that', async () => {
    const teamsOf = async (id: string) => (await platform.ask(listVenueTeams, { path: { id }, headers: english })).items
    expect(await teamsOf('venue-01')).toEqual([
      { id: 'team-01', name: 'Team team-01', logo: '', members: 7 },
      { id: 'team-02', name: 'Team team-02', logo: '', members: 7 },
    ])
    const children = async (id: string) =>
      (await platform.ask(listVenueChildren, { path: { id }, query: here, headers: english })).items
    expect(await children('venue-01')).toHaveLength(6)
    expect((await children('venue-01'))[0]?.distance).toBeGreaterThan(0)
    expect(await children('venue-60')).toEqual([])
    for (const endpoint of [getVenue, listVenueTeams, listVenueChildren])
      expect((await platform.call(endpoint, { path: { id: 'venue-99' } })).code).toBe(403001)
  })

  it('say who works there, the head first, over all pages, with a phone where it is public', async () => {
    const staff = async (id: string, query: Record<string, string> = {}) =>
      await platform.ask(listVenueStaff, { path: { id }, query, headers: { 'x-language': 'en' } })
    const first = await staff('venue-01')
    expect([first.items.length, first.items[0]]).toEqual([
      20,
      {
        id: 'staff-01-01',
        name: 'Wang Minghua',
        role: 'Director',
        photo: first.items[0]?.photo,
        phone: '0700-6710000',
      },
    ])
    expect([first.items[1]?.photo, first.items[2]?.phone]).toEqual(['', null])
    const rest = await staff('venue-01', { cursor: first.next_cursor ?? '' })
    expect([rest.items.length, rest.next_cursor]).toEqual([3, null])
    expect((await staff('venue-60')).items).toEqual([])
    expect((await platform.call(listVenueStaff, { path: { id: 'venue-99' } })).code).toBe(403001)
  })

  it('are found near a position by the index of positions, which reads the rows of the first box alone', async () => {
    await platform.database.execute(sql`
      insert into venues (id, kind, name, intro, address, pictures, latitude, longitude)
      select 'far-' || n, 'spot', '{"zh-CN": "点", "en": "Spot"}', '{}', '{}', '[]', -60 + (n % 200) * 0.5, -90 + (n / 200) * 0.5
      from generate_series(1, 20000) n`)
    await platform.database.execute(sql`analyze venues`)
    const position = { latitude: 26.42, longitude: 111.61 }
    const page = { kind: undefined, within: 250, limit: 21, after: null }
    const plan = await explained(
      platform.database,
      (queries) => selectNearestVenues(queries, { language: 'en', position }, page),
      '(analyze, costs off, timing off)',
    )
    expect(plan).toMatch(/venues_by_place/)
    expect(plan).not.toMatch(/Seq Scan/)
    const removed = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(0, ...removed)).toBeLessThan(20)
    const [first] = await selectNearestVenues(queriesOf(platform.database), { language: 'en', position }, page)
    expect(first?.id).toBe('venue-01')
  })
})
