import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCategories, listFeed } from '../../../../../contract/feed'
import { getPartyHome } from '../../../../../contract/party'
import { seedParty } from '../../../../../platform/demo/seeding/civic/party/seed-party'
import { seedCourses } from '../../../../../platform/demo/seeding/civic/classrooms/seed-courses'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const english = { headers: { 'x-language': 'en' } }
const home = () => platform.call(getPartyHome, english)

it('S098: a site without such columns has no such pages', async () => {
  expect((await home()).code).toBe(403001)
})

it('S098: columns, organisations and courses come from the platform, and its category stands in no list', async () => {
  const now = platform.clock.now()
  await seedParty(platform.database, now)
  await seedCourses(platform.database, now)
  const { data } = await home()
  expect(data.columns.map(({ name }: { name: string }) => name)).toEqual(['Branches', 'Study', 'Service', 'Notices'])
  expect(data.organisations).toHaveLength(6)
  expect(data.courses).toHaveLength(3)
  expect((await platform.ask(listCategories, english)).items).toEqual([])
  const all = await platform.call(listFeed, { query: { category_id: data.category_id, page_size: '50' }, ...english })
  const study = await platform.call(listFeed, { query: { sub_category_id: 'party-study' }, ...english })
  expect(all.data.items).toHaveLength(15)
  expect(study.data.items).toHaveLength(4)
  const ids = new Set<string>(study.data.items.map(({ id }: { id: string }) => id))
  expect(data.courses.every(({ id }: { id: string }) => ids.has(id))).toBe(true)
})
