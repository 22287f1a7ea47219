import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listConcernedThings, listConcerningContents } from '../../../../../contract/concerns'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { concerns } from '../../../../../platform/features/overview/concerns/concerns.schema'
import { writeConcerns } from '../../../../../platform/features/overview/concerns/write-concerns'
import { changePrivacy } from '../../../../../platform/features/people/privacy/privacy-settings'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import type { ThingKind } from '../../../../../src/domain/frame/concerns/concerned'
import { activityTools } from '../../../../support/activities'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'
import { wishTools } from '../../../../support/wishes'

describeOnBothDatabases('what contents are about', (open) => {
  let platform: TestPlatform
  let anna: { readonly id: string; readonly token: string }
  let suggestion: string
  let wish: string

  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    const tools = wishTools(platform)
    await tools.prepare()
    ;({ anna } = await tools.beginAnew())
    const cases = suggestionTools(platform)
    await cases.prepare()
    suggestion = await cases.open(anna, { is_anonymous: true })
    wish = await tools.open(anna)
    await activityTools(platform).make({ id: 'sweeping' })
    for (const id of ['older', 'story'])
      await insertContent(platform.database, {
        id,
        publishedAt: new Date(id === 'story' ? '2026-03-02T00:00:00Z' : '2026-03-01T00:00:00Z'),
      })
    await writeConcerns(platform.database, 'story', [`wish:${wish}`, `suggestion:${suggestion}`, 'activity:sweeping'])
    await writeConcerns(platform.database, 'older', [`suggestion:${suggestion}`])
  })
  afterEach(() => platform.close())

  const headers = { 'x-language': 'en' }
  const things = async (who = {}) =>
    (await platform.ask(listConcernedThings, { path: { id: 'story' }, query: { kind: 'post' }, headers, ...who })).items
  const kinds = async (who = {}) => (await things(who)).map(({ kind }) => kind)
  const news = async (kind: ThingKind, id: string, query = {}) => {
    const page = await platform.ask(listConcerningContents, { path: { id }, query: { kind, ...query }, headers })
    return { ids: page.items.map((item) => item.id), next: page.next_cursor }
  }

  it('are told in the order of the newsroom, without whom or where they come from', async () => {
    const [asked, written, swept] = await things()
    expect(asked).toEqual({ kind: 'wish', id: wish, title: expect.any(String), state: 'open' })
    expect(written).toEqual({
      ...{ kind: 'suggestion', id: suggestion, title: 'The lamp at the corner is dark', state: 'accepted' },
      ...{ department: 'Streets', promised_at: expect.any(String), replied_at: null, is_late: false },
    })
    expect(swept).toMatchObject({ kind: 'activity', id: 'sweeping', state: 'enrolling' })
    platform.clock.advance(30 * 86_400_000)
    expect((await things()).find(({ kind }) => kind === 'suggestion')).toMatchObject({ is_late: true })
  })

  it('say when the office answered a suggestion', async () => {
    const office = suggestionTools(platform)
    await office.assign(suggestion)
    await office.reply(suggestion)
    const answered = { state: 'replied', promised_at: null, replied_at: platform.clock.now().toISOString() }
    expect((await things()).find(({ kind }) => kind === 'suggestion')).toMatchObject(answered)
  })

  it('lead from a thing to its contents, the newest first, page by page', async () => {
    expect(await news('suggestion', suggestion)).toEqual({ ids: ['story', 'older'], next: null })
    const first = await news('suggestion', suggestion, { page_size: '1' })
    expect(first).toEqual({ ids: ['story'], next: expect.any(String) })
    const second = await news('suggestion', suggestion, { page_size: '1', cursor: first.next })
    expect(second).toEqual({ ids: ['older'], next: null })
    expect((await news('wish', wish)).ids).toEqual(['story'])
    expect((await news('activity', 'sweeping')).ids).toEqual(['story'])
    expect((await news('guide', suggestion)).ids).toEqual([])
  })

  it('are left out at once when they are for everybody no more, on both sides, also for their author', async () => {
    const { database } = platform
    await database.update(suggestions).set({ isPublic: false }).where(eq(suggestions.id, suggestion))
    await changePrivacy(database, anna.id, { wishesFor: 'volunteers' })
    await database.update(activities).set({ state: 'submitted' }).where(eq(activities.id, 'sweeping'))
    expect(await kinds()).toEqual([])
    expect(await kinds({ token: anna.token })).toEqual([])
    expect((await news('suggestion', suggestion)).ids).toEqual([])
    expect((await news('wish', wish)).ids).toEqual([])
    expect((await news('activity', 'sweeping')).ids).toEqual([])
  })

  it.each(['draft', 'withdrawn'] as const)('are not told of a content that is %s', async (state) => {
    await platform.database.update(contents).set({ state }).where(eq(contents.id, 'story'))
    expect(await kinds()).toEqual([])
    expect((await news('suggestion', suggestion)).ids).toEqual(['older'])
  })

  it('are forgotten with their author, their row or their content', async () => {
    const { database } = platform
    await database.delete(wishes).where(eq(wishes.id, wish))
    expect(await kinds()).toEqual(['suggestion', 'activity'])
    await database.delete(users).where(eq(users.id, anna.id))
    expect(await kinds()).toEqual(['activity'])
    await database.delete(contents).where(eq(contents.id, 'story'))
    const left = await queriesOf(database).read(build.select({ id: concerns.contentId }).from(concerns))
    expect(left).toEqual([])
  })

  it('are one thing in a row, once for a content, by the database', async () => {
    const { database } = platform
    const row = { contentId: 'older', sort: 5, namedIn: 'desk' as const }
    const refused = (values: object) =>
      expect(database.insert(concerns).values({ ...row, ...values })).rejects.toThrow()
    await refused({})
    await refused({ suggestionId: suggestion, wishId: wish })
    await refused({ suggestionId: suggestion })
    await refused({ venueId: 'nowhere' })
  })
})
