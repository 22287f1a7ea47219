import { afterAll, beforeAll, expect, it } from 'vitest'
import { listStreets } from '../../../contract/cities'
import { cities, districts, provinces, streets } from '../../../platform/features/site/site.schema'
import { startPlatform, type TestPlatform } from '../../support/platform'

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
    { id: 's2', districtId: 'd1', name: both('Two'), sort: 2 },
    { id: 's1', districtId: 'd1', name: both('One'), sort: 1 },
  ])
})
afterAll(() => platform.close())

it('a city has its districts with their streets in order; none where the site knows none', async () => {
  const ask = async (city_id: string) =>
    (await platform.call(listStreets, { query: { city_id }, headers: { 'accept-language': 'en' } })).data.items
  expect(await ask('c')).toEqual([
    {
      id: 'd1',
      name: 'First',
      streets: [
        { id: 's1', name: 'One' },
        { id: 's2', name: 'Two' },
      ],
    },
    { id: 'd2', name: 'Second', streets: [] },
  ])
  expect(await ask('other')).toEqual([])
  expect(await ask('nowhere')).toEqual([])
})
