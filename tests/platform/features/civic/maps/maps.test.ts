import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCityMap, getMapPicture, listMapPlaces } from '../../../../../contract/maps'
import { baseKinds } from '../../../../../src/domain/civic/maps/city-map'
import { demoMap } from '../../../../../platform/demo/content/map'
import { seedSite } from '../../../../../platform/demo/seeding/frame/site/seed-site'
import { seedVenues } from '../../../../../platform/demo/seeding/civic/venues/seed-venues'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const english = { 'x-language': 'en' }
const city = { south: '26.3', west: '111.5', north: '26.5', east: '111.7' }

describe('the map of the city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    await seedVenues(platform.database)
    const { make } = activityTools(platform)
    await make({ id: 'coming' })
    await make({ id: 'over', state: 'ended' })
    await make({ id: 'unapproved', state: 'submitted' })
  })
  afterAll(() => platform.close())
  const placesIn = async (query: Record<string, string>): Promise<z.input<typeof listMapPlaces.answer>> =>
    await platform.ask(listMapPlaces, { query: { ...city, ...query }, headers: english })

  it('is the world without a base where none was configured, and the city’s own afterwards', async () => {
    const before = await platform.ask(getCityMap, { headers: english })
    expect(before).toMatchObject({ tiles: null, base: null, start: { south: -60 } })
    await seedSite(platform.database)
    const map: z.input<typeof getCityMap.answer> = await platform.ask(getCityMap, { headers: english })
    expect(map.attribution).toContain('Riverbend')
    const named = map.base?.features.map(({ properties }) => properties.name)
    expect(named).toEqual(expect.arrayContaining(['Old Ferry', 'Lan River', 'Lantern Street']))
    await platform.database
      .update(configurations)
      .set({ value: { tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', max_zoom: 18 }, attribution: 'Theirs' } })
      .where(sql`code = 'map'`)
    expect(await platform.ask(getCityMap)).toMatchObject({ tiles: { max_zoom: 18 }, attribution: 'Theirs' })
  })

  it('has the venues and the activities to come of a box, of one sort or of both, in the reader’s language', async () => {
    const all = await placesIn({})
    expect(all.places.filter(({ sort }) => sort === 'venue')).toHaveLength(60)
    expect(all).toMatchObject({ groups: [], total: all.places.length, is_more: false })
    expect(all.places.find(({ id }) => id === 'venue-01')).toMatchObject({ latitude: 26.42, longitude: 111.61 })
    const activities = await placesIn({ sort: 'activity' })
    expect(activities.places).toEqual([
      {
        id: 'coming',
        sort: 'activity',
        kind: 'company',
        name: 'The paper',
        address: 'Tea house',
        latitude: 26.42,
        longitude: 111.61,
        starts_at: new Date(platform.clock.now().getTime() + 3_600_000).toISOString(),
      },
    ])
    expect(all.total).toBe(61)
    const middle = await placesIn({ south: '26.419', north: '26.421', west: '111.609', east: '111.611', sort: 'venue' })
    expect(middle.places.map(({ id }) => id)).toContain('venue-01')
    expect(middle.total).toBeLessThan(60)
  })

  it('is a small picture for a card: its base in few points, and the venues of the city', async () => {
    await platform.database
      .update(configurations)
      .set({ value: demoMap })
      .where(sql`code = 'map'`)
    const answer = await platform.call(getMapPicture, { headers: english })
    const { width, height, shapes, marks, total, is_more: isMore }: z.input<typeof getMapPicture.answer> = answer.data
    expect([total, isMore]).toEqual([60, false])
    // Some are around it, where the picture does not reach.
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(52)
    for (const { x, y } of marks) {
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(width / 2)
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(height / 2)
    }
    expect(new Set(shapes.map(({ kind }) => kind))).toEqual(new Set(baseKinds))
    expect(shapes.filter(({ kind }) => kind === 'road')).toHaveLength(1)
    const whole = await platform.ask(getCityMap, { headers: english })
    const [small, large] = [answer.data, whole].map((data) => JSON.stringify(data).length)
    expect(small).toBeLessThan(Number(large) / 2)
  })

  it('refuses a box without an inside', async () => {
    const wrong = { ...city, north: '26.3' }
    expect((await platform.call(listMapPlaces, { query: wrong })).data.fields).toEqual({ north: 'invalid' })
    expect((await platform.call(listMapPlaces, { query: { ...city, east: '111' } })).data.fields).toEqual({
      east: 'invalid',
    })
  })

  it('has groups of many, whose numbers add up, and asks for a smaller box beyond what it counts', async () => {
    await platform.database.execute(sql`
      insert into venues (id, kind, name, intro, address, pictures, latitude, longitude)
      select 'many-' || n, 'spot', '{"zh-CN": "点", "en": "Spot"}', '{}', '{"zh-CN": "路", "en": "Road"}', '[]',
        40 + (n % 100) * 0.01, 90 + (n / 100) * 0.01 from generate_series(0, 10499) n`)
    const part = { south: '39.99', north: '40.5', west: '89.99', east: '90.5', sort: 'venue' }
    const some = await placesIn(part)
    expect(some.places).toEqual([])
    expect(some.groups.length).toBeGreaterThan(30)
    expect(some.groups.reduce((sum, { count }) => sum + count, 0)).toBe(some.total)
    expect(some.total).toBe(51 * 51)
    expect(some.is_more).toBe(false)
    for (const { latitude, longitude } of some.groups) {
      expect(latitude).toBeGreaterThan(39.99)
      expect(longitude).toBeLessThan(90.5)
    }
    expect(await placesIn({ south: '39', north: '43', west: '89', east: '93' })).toEqual({
      places: [],
      groups: [],
      total: 10_000,
      is_more: true,
    })
  })
})
