import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countSearch, listSearchSuggestions, search } from '../../../../../contract/search'
import { cleanUp } from '../../../../../platform/clean-up'
import { amenities } from '../../../../../platform/features/civic/amenities/amenities.schema'
import { activitiesDesk } from '../../../../../platform/features/civic/activities/activities.desk'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { performAllDueActs } from '../../../../../platform/features/civic/activities/move-on'
import { orderableServices } from '../../../../../platform/features/civic/orders/orders.schema'
import { projectsDesk } from '../../../../../platform/features/civic/projects/projects.desk'
import { projects } from '../../../../../platform/features/civic/projects/projects.schema'
import { indexThings } from '../../../../../platform/features/frame/search-index/found-things'
import { searchEntries } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { moduleEntries, modules } from '../../../../../platform/features/overview/services/services.schema'
import { foundTeams } from '../../../../../platform/features/civic/teams/teams.found'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { venues } from '../../../../../platform/features/civic/venues/venues.schema'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })
const empty = both('', '')

describeOnBothDatabases('the things that people take part in', (open) => {
  let platform: TestPlatform
  const hour = (hours: number) => new Date(platform.clock.now().getTime() + hours * 3_600_000)
  const found = async (q: string, more: Record<string, string> = {}) => {
    const data = await platform.ask(search, { query: { q, ...more }, headers: { 'x-language': 'en' } })
    return data.items as { id: string; type: number; title: string; link: unknown; covers: string[] }[]
  }
  const keys = async (q: string, more: Record<string, string> = {}) =>
    (await found(q, more)).map(({ type, id }) => `${type} ${id}`)
  const activity = (id: string, state: (typeof activities.$inferInsert)['state']) => ({
    ...{ id, kind: 'company' as const, title: both('放纸鸢', 'Kite flying'), intro: empty, pictures: [] },
    ...{ placeName: both('江堤', 'River dyke'), latitude: 28, longitude: 112, organisationId: 'org-1' },
    ...{ enrolsAt: hour(-2), startsAt: hour(1), endsAt: hour(2), places: 5, placesLeft: 5, state },
    ...{ createdAt: hour(-3), updatedAt: hour(-3) },
  })
  const project = (id: string, state: (typeof projects.$inferInsert)['state']) => ({
    ...{ id, name: both('纸鸢', 'Kite school'), aim: empty, intro: empty, cover: '', kinds: [], state },
    ...{ startsOn: '2026-01-01', createdAt: hour(-3), updatedAt: hour(-3) },
  })

  const begin = async () => {
    platform = await startPlatform({ connection: await open() })
    const { database } = platform
    await insertContent(database, { id: 'news', title: both('纸鸢', 'Kite news'), publishedAt: hour(-1) })
    await database
      .insert(teams)
      .values({
        ...{ id: 'team', name: both('纸鸢队', 'Kite team'), intro: both('每周日', 'On Sundays'), logo: '/kite.webp' },
        ...{ organisationId: 'org-1', createdAt: hour(-9) },
      })
    await database
      .insert(venues)
      .values({
        ...{ id: 'venue', kind: 'station', name: both('纸鸢广场', 'Kite square'), intro: empty },
        ...{ address: both('灯笼街1号', '1 Lantern Street'), pictures: [], latitude: 28, longitude: 112 },
      })
    await database
      .insert(amenities)
      .values({
        ...{ id: 'amenity', kind: 'sport', name: both('纸鸢场', 'Kite field'), intro: empty, accessibility: [] },
        ...{ address: both('江堤2号', '2 River Dyke'), checkedOn: '2026-01-01', latitude: 28, longitude: 112 },
      })
    await database.insert(projects).values([project('project', 'running'), project('waiting', 'submitted')])
    await database
      .insert(activities)
      .values([activity('coming', 'enrolling'), activity('submitted', 'submitted'), activity('other', 'enrolling')])
    await database
      .insert(orderableServices)
      .values({ id: 'service', name: both('修纸鸢', 'Kite repair'), text: empty, reward: 0, sort: 1 })
    await database.insert(modules).values({ id: 'module', name: both('玩', 'Play'), sort: 1 })
    const link = { kind: 'path', type: null, value: '/practice-map' }
    await database
      .insert(moduleEntries)
      .values({
        id: 'entry',
        moduleId: 'module',
        name: both('纸鸢地图', 'Kite map'),
        summary: empty,
        icon: 'map',
        link,
        sort: 1,
      })
    await cleanUp(platform.platform)
  }

  const public_ = [
    '42 module:entry',
    '42 service',
    '43 coming',
    '43 other',
    '44 team',
    '45 project',
    '46 venue',
    '47 amenity',
  ]

  describe('as they are', () => {
    beforeAll(begin)
    afterAll(() => platform?.close())

    it('are found before the news, each of its kind, but not what waits for the office', async () => {
      expect((await keys('kite')).at(-1)).toBe('3 news')
      expect((await keys('kite')).slice(0, -1).sort()).toEqual(public_)
      const counts = await platform.call(countSearch, { query: { q: 'kite', types: '42,43,44,45,46,47' } })
      expect(counts.data.items.map(({ count }: { count: number }) => count)).toEqual([2, 2, 1, 1, 1, 1])
      expect(await keys('kite', { types: '44' })).toEqual(['44 team'])
      const [team] = await found('kite', { types: '44' })
      expect(team).toMatchObject({ title: 'Kite team', summary: 'On Sundays', covers: ['/kite.webp'], link: null })
      expect((await found('kite map'))[0]?.link).toEqual({ kind: 'path', type: null, value: '/practice-map' })
      expect(await keys('lantern street')).toEqual(['46 venue'])
      expect((await keys('kite', { organisation_id: 'org-1' })).sort()).toEqual(['43 coming', '43 other', '44 team'])
    })

    it('are read to the end page by page', async () => {
      const seen: string[] = []
      let cursor: string | null = ''
      do {
        const query: Record<string, string> = {
          q: 'kite',
          page_size: '2',
          ...(cursor === '' ? {} : { cursor: cursor ?? '' }),
        }
        const data = await platform.ask(search, { query })
        seen.push(...(data.items as { id: string }[]).map(({ id }) => id))
        cursor = data.next_cursor as string | null
      } while (cursor !== null)
      expect([seen.length, new Set(seen).size]).toEqual([9, 9])
    })

    it('are suggested by their names while somebody types', async () => {
      const data = await platform.ask(listSearchSuggestions, { query: { q: 'kite' } })
      expect(data.items).toContain('Kite team')
    })
  })

  describe('when they change', () => {
    beforeEach(begin)
    afterEach(() => platform?.close())

    it('come with the act that makes them public, and go with the one that ends that', async () => {
      const { database, clock } = platform
      const act = (desk: typeof activitiesDesk, name: string, id: string, text = '') =>
        database.transaction((transaction) => desk.acts[name]!.carryOut(transaction, id, text, clock.now()))
      await act(activitiesDesk, 'approve', 'submitted')
      await act(projectsDesk, 'publish', 'waiting')
      expect(await keys('kite')).toEqual(expect.arrayContaining(['43 submitted', '45 waiting']))
      await act(activitiesDesk, 'cancel', 'submitted', '预报有暴雨，取消')
      expect(await keys('kite')).not.toContain('43 submitted')
      const entries = () =>
        queriesOf(database).read(build.select().from(searchEntries).where(eq(searchEntries.id, 'submitted')))
      expect(await entries()).toEqual([])
      clock.advance(3 * 3600)
      await performAllDueActs(database, clock.now())
      // What is over stands among the news, by its time.
      expect((await keys('kite')).slice(-3).sort()).toEqual(['3 news', '43 coming', '43 other'])
    })

    it('are never shown once nobody may see them, even if the index still has them; the next clean-up corrects it', async () => {
      const { database, clock } = platform
      await database.update(activities).set({ state: 'cancelled' }).where(eq(activities.id, 'coming'))
      await database.delete(venues).where(eq(venues.id, 'venue'))
      expect((await keys('kite')).filter((key) => ['43 coming', '46 venue'].includes(key))).toEqual([])
      await database
        .update(teams)
        .set({ name: both('风筝队', 'Balloon team') })
        .where(eq(teams.id, 'team'))
      await database.transaction((transaction) => indexThings(transaction, foundTeams, ['team']))
      expect([await keys('balloon'), await keys('kite', { types: '44' })]).toEqual([['44 team'], []])
      clock.advance(3601)
      await cleanUp(platform.platform)
      const left = await queriesOf(database).read(build.select({ id: searchEntries.id }).from(searchEntries))
      expect(left.map(({ id }) => id).filter((id) => ['coming', 'venue'].includes(id))).toEqual([])
    })
  })
})
