import { afterAll, beforeAll, expect, it } from 'vitest'
import { listClauses } from '../../../../../contract/agreements'
import { listNearestCity, listStreets } from '../../../../../contract/cities'
import { agreements, cities, districts, provinces, streets } from '../../../../../platform/kernel/site/site.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}区`, en: text })

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  const { database } = platform
  await database.insert(provinces).values({ id: 'p', name: both('P'), initial: 'P', sort: 0 })
  const city = { provinceId: 'p', initial: 'C', latitude: 28, longitude: 113, sort: 0 }
  await database.insert(cities).values([
    { ...city, id: 'c', name: both('C') },
    { ...city, id: 'other', name: both('Other') },
  ])
  await database.insert(districts).values([
    { id: 'd2', cityId: 'c', name: both('Second'), sort: 2 },
    { id: 'd1', cityId: 'c', name: both('First'), sort: 1 },
  ])
  await database.insert(streets).values([
    { id: 's2', districtId: 'd1', name: both('Two'), sort: 2, latitude: 28.01, longitude: 113.01 },
    { id: 's1', districtId: 'd1', name: both('One'), sort: 1, latitude: 28.02, longitude: 113.02 },
  ])
})
afterAll(() => platform.close())

it('a city has its districts with their streets in order; none where the site knows none', async () => {
  const ask = async (city_id: string) =>
    (await platform.ask(listStreets, { query: { city_id }, headers: { 'accept-language': 'en' } })).items
  expect(await ask('c')).toEqual([
    {
      id: 'd1',
      name: 'First',
      streets: [
        { id: 's1', name: 'One', latitude: 28.02, longitude: 113.02 },
        { id: 's2', name: 'Two', latitude: 28.01, longitude: 113.01 },
      ],
    },
    { id: 'd2', name: 'Second', streets: [] },
  ])
  expect(await ask('other')).toEqual([])
  expect(await ask('nowhere')).toEqual([])
})

it('a position has its city, with the nearest street and its district within 3 km (S055)', async () => {
  const at = async (latitude: string, longitude: string) => {
    const query = { latitude, longitude }
    const { city, ...exact } = await platform.ask(listNearestCity, { query, headers: { 'accept-language': 'en' } })
    return { city: city?.id ?? null, ...exact }
  }
  const first = { id: 'd1', name: 'First' }
  expect(await at('28.011', '113.011')).toEqual({ city: 'c', district: first, street: { id: 's2', name: 'Two' } })
  expect(await at('28.021', '113.021')).toMatchObject({ street: { id: 's1' } })
  expect(await at('28.2', '113.2')).toEqual({ city: 'c', district: null, street: null })
  expect(await at('48', '2')).toEqual({ city: null, district: null, street: null })
})

it('clauses are the agreements without their texts (C066)', async () => {
  const updatedAt = new Date('2026-02-01T00:00:00.000Z')
  await platform.database
    .insert(agreements)
    .values({ id: 'a', code: 'terms', title: both('Terms'), content: both('<p>Long</p>'), sort: 0, updatedAt })
  const { items } = await platform.ask(listClauses, { headers: { 'accept-language': 'en' } })
  expect(items).toEqual([{ id: 'a', code: 'terms', title: 'Terms', updated_at: updatedAt.toISOString() }])
})
