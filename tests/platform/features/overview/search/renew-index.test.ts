import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listCircles } from '../../../../../contract/circles'
import { search } from '../../../../../contract/search'
import { listTeams } from '../../../../../contract/teams'
import { cleanUp } from '../../../../../platform/clean-up'
import { circles } from '../../../../../platform/features/civic/circles/circles.schema'
import { teamNames } from '../../../../../platform/features/civic/team-foundings/team-foundings.schema'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { searchEntries, searchWords } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { settings } from '../../../../../platform/kernel/database/schema/settings'
import { readSetting } from '../../../../../platform/kernel/database/settings'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })

describeOnBothDatabases('an index that was made by another rule', (open) => {
  let platform: TestPlatform
  const found = async (q: string) => (await platform.ask(search, { query: { q } })).items.map(({ id }) => id).sort()
  const listed = async (text: string) => [
    (await platform.ask(listTeams, { query: { search: text } })).items.map(({ id }) => id),
    (await platform.ask(listCircles, { query: { search: text } })).items.map(({ id }) => id),
  ]

  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    const { database } = platform
    const now = platform.clock.now()
    await insertContent(database, { id: 'news', title: both('醫保新規', 'Café news'), publishedAt: now })
    await database
      .insert(organisations)
      .values({ id: 'office', kind: 'a', name: both('醫保局', 'Office'), logo: '', intro: both('', '') })
    const team = { name: both('醫保志願隊', 'Café team'), intro: both('', ''), logo: '', createdAt: now }
    await database.insert(teams).values({ id: 'team', ...team, searchParts: ['醫保'] })
    await database.insert(teamNames).values([{ key: '醫保志願隊', teamId: 'team' }])
    const circle = { name: both('醫保圈', 'Circle'), intro: both('', ''), picture: '', rules: [], notice: both('', '') }
    await database
      .insert(circles)
      .values({ id: 'circle', ...circle, joinMode: 'open', isClosed: false, createdAt: now, searchParts: ['醫保'] })
    await cleanUp(platform.platform)
    // As a version without the fold wrote them.
    const old = sql`to_tsvector('simple', '')`
    await database.update(searchEntries).set({ words: old as never })
    await database.delete(searchWords)
    await database.update(teams).set({ searchParts: ['醫保'] })
    await database.update(circles).set({ searchParts: ['醫保'] })
    await database.update(teamNames).set({ key: '醫保志願隊' })
    await database.delete(settings).where(eq(settings.name, 'search:rule'))
  })
  afterEach(() => platform.close())

  it('is made anew by the clean-up: entries, search parts, names and completions', async () => {
    expect([await found('医保'), await listed('医保')]).toEqual([[], [[], []]])
    await cleanUp(platform.platform)
    expect(await found('医保')).toEqual(['circle', 'news', 'office', 'team'])
    expect(await found('caf')).toEqual(['news', 'team'])
    expect(await listed('医保')).toEqual([['team'], ['circle']])
    const { database } = platform
    const names = await queriesOf(database).readColumn(build.select({ key: teamNames.key }).from(teamNames))
    expect(names).toEqual(['医保志愿队'])
    const words = await queriesOf(database).readColumn(build.select({ word: searchWords.word }).from(searchWords))
    expect(words).toContain('cafe')
    expect(await readSetting(database, 'search:rule')).not.toBeNull()
  })

  it('is made anew once, and by one process at a time', async () => {
    await Promise.all([cleanUp(platform.platform), cleanUp(platform.platform)])
    const { database } = platform
    await database.update(teams).set({ searchParts: ['x'] })
    platform.clock.advance(3600)
    await cleanUp(platform.platform)
    expect((await listed('x'))[0]).toEqual(['team'])
  })
})
