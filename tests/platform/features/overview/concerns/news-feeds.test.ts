import { eq } from 'drizzle-orm'
import { parseRssFeed } from 'feedsmith'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { writeConcerns } from '../../../../../platform/features/overview/concerns/write-concerns'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { activityTools } from '../../../../support/activities'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'
import { wishTools } from '../../../../support/wishes'

const origin = 'https://city.example'

describeOnBothDatabases('feeds tell what contents are about', (open) => {
  let platform: TestPlatform
  let suggestion: string

  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { publicOrigin: origin } })
    const tools = wishTools(platform)
    await tools.prepare()
    const { anna } = await tools.beginAnew()
    const cases = suggestionTools(platform)
    await cases.prepare()
    suggestion = await cases.open(anna)
    await activityTools(platform).make({ id: 'sweeping' })
    for (const [id, day] of [
      ['older', 1],
      ['story', 2],
      ['other', 3],
    ] as const)
      await insertContent(platform.database, { id, publishedAt: new Date(Date.UTC(2026, 2, day)) })
    await writeConcerns(platform.database, 'story', [`suggestion:${suggestion}`, 'activity:sweeping'])
    await writeConcerns(platform.database, 'older', ['activity:sweeping'])
  })
  afterEach(() => platform.close())

  const get = (path: string) => platform.app.inject({ url: path })
  const itemsOf = async (path: string) =>
    new Map(
      (parseRssFeed((await get(path)).payload).items ?? []).map((item) => [item.guid?.value?.split('/').at(-1), item]),
    )

  it('as categories, and say nothing of what residents wrote', async () => {
    const items = await itemsOf('/feeds/home.xml?lang=en')
    const activity = await queriesOf(platform.database).readOne(
      build.select().from(activities).where(eq(activities.id, 'sweeping')),
    )
    const sweeping = { name: activity?.title.en, domain: `${origin}/activities-details/sweeping` }
    expect(items.get('story')?.categories).toEqual([sweeping])
    expect(items.get('older')?.categories).toEqual([sweeping])
    expect(items.get('other')?.categories ?? []).toEqual([])
  })

  it('and a thing of the city has a feed of the news about it, the newest first', async () => {
    const path = '/feeds/activities/sweeping.xml'
    expect([...(await itemsOf(path)).keys()]).toEqual(['story', 'older'])
    const feed = parseRssFeed((await get(path)).payload)
    expect(feed.link).toBe(`${origin}/activities-details/sweeping`)
    expect(feed.atom?.links?.[0]?.href).toBe(origin + path)
    expect((await get('/feeds/activities/none.xml')).statusCode).toBe(404)
    expect((await get(`/feeds/suggestions/${suggestion}.xml`)).statusCode).toBe(404)
  })

  it('but not of a thing that nobody may see', async () => {
    await platform.database.update(activities).set({ state: 'submitted' }).where(eq(activities.id, 'sweeping'))
    expect((await get('/feeds/activities/sweeping.xml')).statusCode).toBe(404)
    expect((await itemsOf('/feeds/home.xml')).get('story')?.categories ?? []).toEqual([])
  })
})
