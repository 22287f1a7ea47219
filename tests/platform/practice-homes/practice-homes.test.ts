import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPracticeHome } from '../../../contract/practice-homes'
import { eq } from 'drizzle-orm'
import { organisations } from '../../../platform/features/feed/feed.schema'
import { countService } from '../../../platform/features/rankings/count-service'
import { teams } from '../../../platform/features/teams/teams.schema'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { teamTools } from '../../support/teams'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
  const tools = teamTools(platform)
  const lena = await tools.volunteer('lena')
  const text = { 'zh-CN': '渡口街道', en: 'Ferry Steps Office' }
  await platform.database
    .insert(organisations)
    .values({ id: 'ferry', name: text, intro: text, logo: '/media/logo.webp', kind: 'city' })
  for (const id of ['lantern', 'birds', 'others']) await tools.found(id, lena)
  await platform.database.update(teams).set({ organisationId: 'ferry' }).where(eq(teams.id, 'lantern'))
  await platform.database.update(teams).set({ organisationId: 'ferry' }).where(eq(teams.id, 'birds'))
  const service = { userId: 'lena', teamId: 'birds', organisationId: 'ferry', endedAt: platform.clock.now() }
  await countService(platform.database, { ...service, activityId: 'one', minutes: 90, day: '2026-03-05' })
  await countService(platform.database, { ...service, activityId: 'two', minutes: 60, day: '2026-02-27' })
})
afterAll(() => platform.close())

it('the home of an organisation has its teams and the hours of its volunteers, of all time and of the month (S109)', async () => {
  const { data } = await platform.call(getPracticeHome, { path: { id: 'ferry' }, headers: { 'x-language': 'en' } })
  expect(data.home).toEqual({
    id: 'ferry',
    name: 'Ferry Steps Office',
    intro: 'Ferry Steps Office',
    logo: '/media/logo.webp',
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
