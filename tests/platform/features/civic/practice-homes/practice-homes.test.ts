import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOrganisationActivities } from '../../../../../contract/activities'
import {
  getPracticeHome,
  listHomeRanking,
  listHomeVenues,
  listNearOrganisations,
} from '../../../../../contract/practice-homes'
import { listTeams } from '../../../../../contract/teams'
import { listStations, listVenues } from '../../../../../contract/venues'
import { seedVenues } from '../../../../../platform/demo/seeding/civic/venues/seed-venues'
import { selectNearestOrganisations } from '../../../../../platform/features/civic/practice-homes/practice-homes.queries'
import { venues, venueTeams } from '../../../../../platform/features/civic/venues/venues.schema'
import { activityTools } from '../../../../support/activities'
import { explained } from '../../../../support/explained'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { countService } from '../../../../support/count-service'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
  const tools = teamTools(platform)
  const lena = await tools.volunteer('lena')
  const text = { 'zh-CN': '渡口街道', en: 'Ferry Steps Office' }
  await platform.database
    .insert(organisations)
    .values({ id: 'ferry', name: text, intro: text, logo: '/media/logo.webp', kind: 'city' })
  for (const id of ['lantern', 'birds', 'others']) await tools.create(id, lena)
  await platform.database.update(teams).set({ organisationId: 'ferry' }).where(eq(teams.id, 'lantern'))
  await platform.database.update(teams).set({ organisationId: 'ferry' }).where(eq(teams.id, 'birds'))
  const service = { userId: 'lena', teamId: 'birds', organisationId: 'ferry', endedAt: platform.clock.now() }
  await countService(platform.database, { ...service, activityId: 'one', minutes: 90, day: '2026-03-05' })
  await countService(platform.database, { ...service, activityId: 'two', minutes: 60, day: '2026-02-27' })
})
afterAll(() => platform.close())

it('the home of an organisation has its teams and the hours of its volunteers, of all time and of the month (S109)', async () => {
  const data = await platform.ask(getPracticeHome, { path: { id: 'ferry' }, headers: { 'x-language': 'en' } })
  expect(data.home).toEqual({
    id: 'ferry',
    kind: 'organisation',
    place: null,
    name: 'Ferry Steps Office',
    intro: 'Ferry Steps Office',
    logo: '/media/logo.webp',
    picture: null,
    teams: 2,
    members: 2,
    minutes: 150,
    month_minutes: 90,
    times: 2,
  })
})

it('an organisation that does not exist has none', async () => {
  expect((await platform.call(getPracticeHome, { path: { id: 'nowhere' } })).code).toBe(403001)
})

const english = { 'x-language': 'en' }
const here = { latitude: '26.42', longitude: '111.61' }

it('the home of a station has the teams that serve there, their hours, and its place; its list of teams has the same', async () => {
  await seedVenues(platform.database)
  await platform.database.delete(venueTeams).where(eq(venueTeams.venueId, 'venue-08'))
  await platform.database.insert(venueTeams).values([
    { venueId: 'venue-08', teamId: 'birds' },
    { venueId: 'venue-08', teamId: 'others' },
  ])
  const { home } = await platform.ask(getPracticeHome, { path: { id: 'venue-08' }, headers: english })
  expect(home).toMatchObject({
    ...{ id: 'venue-08', kind: 'station', teams: 2, members: 2, minutes: 150, month_minutes: 90, times: 2 },
    name: 'Ferry Steps Community Station',
  })
  expect(home.place).toMatchObject({ address: expect.stringMatching(/\w/), latitude: expect.any(Number) })
  const ids = async (id: string) =>
    (await platform.ask(listTeams, { query: { organisation_id: id } })).items
      .map((team: { id: string }) => team.id)
      .sort()
  expect([await ids('venue-08'), await ids('ferry'), await ids('nowhere')]).toEqual([
    ['birds', 'others'],
    ['birds', 'lantern'],
    [],
  ])
})

it('has the venues at which the teams of an organisation serve, with the picture of the first, and those that belong to a station', async () => {
  const venuesOf = async (id: string, cursor?: string) => {
    const query = { page_size: '1', ...(cursor === undefined ? {} : { cursor }) }
    return await platform.ask(listHomeVenues, { path: { id }, query, headers: english })
  }
  const all = async (id: string) => {
    const ids: string[] = []
    for (let page = await venuesOf(id); ; page = await venuesOf(id, page.next_cursor ?? undefined)) {
      ids.push(...page.items.map((venue: { id: string }) => venue.id))
      if (page.next_cursor === null) return ids
    }
  }
  expect(await all('ferry')).toEqual(['venue-08'])
  expect(await all('nowhere')).toEqual([])
  const [{ id: parent } = { id: '' }] = await queriesOf(platform.database).read(
    build.selectDistinct({ id: venues.parentId }).from(venues).where(isNotNull(venues.parentId)).limit(1),
  )
  const children = await queriesOf(platform.database).read(
    build
      .select({ id: venues.id })
      .from(venues)
      .where(eq(venues.parentId, parent ?? '')),
  )
  expect((await all(parent ?? '')).sort()).toEqual(children.map(({ id }) => id).sort())
  const { home } = await platform.ask(getPracticeHome, { path: { id: 'ferry' } })
  const station = (await platform.ask(getPracticeHome, { path: { id: 'venue-08' } })).home
  expect(home.picture).toMatch(/\.webp/)
  expect(home.picture).toBe(station.picture)
})

it('ranks the teams of an organisation, or of a station, by their service in a period', async () => {
  const rankingOf = async (id: string, period: string) =>
    (await platform.ask(listHomeRanking, { path: { id }, query: { period }, headers: english })).items.map(
      (team: { id: string; minutes: number; times: number }) => [team.id, team.minutes, team.times],
    )
  const service = { userId: 'lena', organisationId: 'ferry', endedAt: platform.clock.now(), day: '2026-03-06' }
  await countService(platform.database, { ...service, teamId: 'lantern', activityId: 'three', minutes: 120 })
  expect(await rankingOf('ferry', 'month')).toEqual([
    ['lantern', 120, 1],
    ['birds', 90, 1],
  ])
  expect(await rankingOf('ferry', 'year')).toEqual([
    ['birds', 150, 2],
    ['lantern', 120, 1],
  ])
  expect(await rankingOf('venue-08', 'all')).toEqual([['birds', 150, 2]])
  expect(await rankingOf('nowhere', 'all')).toEqual([])
})

it('has the activities of the teams of an organisation, and those at a station, by their beginning (C083)', async () => {
  const tools = activityTools(platform)
  await tools.make({ id: 'later', teamId: 'birds', venueId: 'venue-08', starts: 7_200_000 })
  await tools.make({ id: 'sooner', teamId: 'lantern' })
  await tools.make({ id: 'elsewhere', teamId: 'others', venueId: 'venue-09' })
  await tools.make({ id: 'waiting', teamId: 'birds', state: 'submitted' })
  const of = async (merchant_id: string) =>
    (await platform.ask(listOrganisationActivities, { query: { merchant_id } })).items.map(
      ({ id }: { id: string }) => id,
    )
  expect([await of('ferry'), await of('venue-08'), await of('nowhere')]).toEqual([['sooner', 'later'], ['later'], []])
  const first = await platform.call(listOrganisationActivities, { query: { merchant_id: 'ferry', page_size: '1' } })
  const rest = await platform.call(listOrganisationActivities, {
    query: { merchant_id: 'ferry', cursor: first.data.next_cursor },
  })
  expect([first.data.items.length, rest.data.items.map(({ id }: { id: string }) => id)]).toEqual([1, ['later']])
})

it('stations stand by name or by distance, as the venues of that kind do (C120)', async () => {
  for (const query of [{}, { order: 'near', ...here }])
    expect(await platform.ask(listStations, { query, headers: english })).toEqual(
      await platform.ask(listVenues, { query: { ...query, kind: 'station' }, headers: english }),
    )
  expect((await platform.call(listStations, { query: { order: 'near' } })).data.fields).toEqual({
    latitude: 'required',
    longitude: 'required',
  })
})

it('organisations that have a place stand by name, or the nearest first by the index of positions (C119)', async () => {
  const { database } = platform
  await database.execute(sql`
    insert into organisations (id, name, logo, intro, kind, address, latitude, longitude)
    select 'far-' || n, jsonb_build_object('zh-CN', '远', 'en', 'Far ' || n), '', '{}', 'city', '{"en": "Far away"}',
      -60 + (n % 200) * 0.5, -90 + (n / 200) * 0.5 from generate_series(1, 20000) n`)
  await database.execute(sql`
    insert into organisations (id, name, logo, intro, kind, address, latitude, longitude)
    select 'near-' || n, jsonb_build_object('zh-CN', '近', 'en', 'Anear ' || n), '', '{}', 'city', '{"en": "Here"}',
      26.42 + n * 0.001, 111.61 from generate_series(0, 4) n`)
  await database.execute(sql`analyze organisations`)
  const list = async (query: Record<string, string>) =>
    await platform.ask(listNearOrganisations, { query, headers: english })
  const names = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id)
  expect(names(await list({ page_size: '5' }))).toEqual([0, 1, 2, 3, 4].map((n) => `near-${n}`))
  const first = await list({ order: 'near', page_size: '3', ...here })
  expect(names(first)).toEqual(['near-0', 'near-1', 'near-2'])
  expect(first.items[1]).toEqual({
    ...{ id: 'near-1', name: 'Anear 1', logo: '', address: 'Here' },
    ...{ latitude: 26.421, longitude: 111.61, distance: 111 },
  })
  const rest = await list({ order: 'near', page_size: '3', ...here, cursor: first.next_cursor ?? '' })
  expect([names(rest), rest.next_cursor]).toEqual([['near-3', 'near-4'], null])
  expect((await platform.call(listNearOrganisations, { query: { order: 'near' } })).code).toBe(400001)

  const plan = await explained(
    database,
    (queries) =>
      selectNearestOrganisations(
        queries,
        { language: 'en', position: { latitude: 26.42, longitude: 111.61 } },
        { within: 250, limit: 21, after: null },
      ),
    '(analyze, costs off, timing off)',
  )
  expect(plan).toMatch(/organisations_by_place/)
  expect(plan).not.toMatch(/Seq Scan/)
})
