import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearHistory, recordHistory } from '../../../../../contract/account'
import { getArticle } from '../../../../../contract/articles'
import { reportShare } from '../../../../../contract/reactions'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { dateAnsweredStories } from '../../../../../platform/features/overview/concerns/date-answered-stories'
import { writeConcerns } from '../../../../../platform/features/overview/concerns/write-concerns'
import { gatherMessages } from '../../../../../platform/features/frame/messages/gather-messages'
import { changePrivacy } from '../../../../../platform/features/people/privacy/privacy-settings'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'
import { wishTools, type Person } from '../../../../support/wishes'

describeOnBothDatabases('what became of a case that a member read about', (open) => {
  let platform: TestPlatform
  let people: Awaited<ReturnType<ReturnType<typeof wishTools>['beginAnew']>>
  let office: ReturnType<typeof suggestionTools>
  let help: ReturnType<typeof wishTools>
  let suggestion: string

  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    help = wishTools(platform)
    await help.prepare()
    people = await help.beginAnew()
    office = suggestionTools(platform)
    await office.prepare()
    suggestion = await office.open(people.anna)
    for (const id of ['story', 'other']) await insertContent(platform.database, { id })
    for (const id of ['story', 'other']) await writeConcerns(platform.database, id, [`suggestion:${suggestion}`])
  })
  afterEach(() => platform.close())

  const read = async ({ token }: Person, id = 'story') => {
    await platform.ask(recordHistory, { token, body: { post_id: id, type: 3 } })
    platform.clock.advance(1)
  }
  const answer = async () => {
    platform.clock.advance(1)
    await office.assign(suggestion)
    await office.reply(suggestion)
  }
  /** The paths and texts of what became of things, as the member reads them when they come some minutes later. */
  const told = async ({ id }: Person) => {
    platform.clock.advance(600)
    await gatherMessages(platform.platform, id)
    const all = await messagesTo(platform.database, id)
    return all.flatMap(({ category, path, text }) => (category === 'reading' ? [`${path} ${text.en}`] : []))
  }

  it('is told once, of the content that they read last, and leads to it', async () => {
    const { ben } = people
    await read(ben, 'other')
    await read(ben)
    expect(await told(ben)).toEqual([])
    await answer()
    const answered = ['/posts/story “The lamp at the corner is dark”, which “Title story” is about, was answered.']
    expect(await told(ben)).toEqual(answered)
    await platform.database
      .update(suggestions)
      .set({ repliedAt: platform.clock.now() })
      .where(eq(suggestions.id, suggestion))
    expect(await told(ben)).toEqual(answered)
  })

  it('dates the articles about it, once, and never before they were published', async () => {
    const updatedAt = async (id: string) => (await platform.ask(getArticle, { path: { id } })).updated_at
    await dateAnsweredStories(platform.database)
    expect(await updatedAt('story')).toBeNull()
    await answer()
    const answeredAt = platform.clock.now()
    await insertContent(platform.database, { id: 'later', publishedAt: new Date(answeredAt.getTime() + 1000) })
    await writeConcerns(platform.database, 'later', [`suggestion:${suggestion}`])
    await dateAnsweredStories(platform.database)
    expect(await updatedAt('story')).toBe(answeredAt.toISOString())
    expect(await updatedAt('later')).toBeNull()
    platform.clock.advance(60)
    await platform.database.update(suggestions).set({ isPublic: false, repliedAt: platform.clock.now() })
    await dateAnsweredStories(platform.database)
    expect(await updatedAt('story')).toBe(answeredAt.toISOString())
  })

  it('is told to whoever shared it, and of a wish that is done', async () => {
    const { anna, ben, cleo } = people
    const wish = await help.open(anna)
    await writeConcerns(platform.database, 'story', [`wish:${wish}`])
    await platform.ask(reportShare, {
      token: cleo.token,
      body: { post_id: 'story', channel: 1, shard_url: '/posts/story', type: 1, source_type: 2, user_id: cleo.id },
    })
    platform.clock.advance(1)
    await read(ben)
    await help.claim(ben, wish)
    await help.finish(ben, wish)
    await help.evaluate(anna, wish)
    expect(await told(cleo)).toEqual([
      '/posts/story “Somebody to read to me”, the wish that “Title story” is about, is done.',
    ])
    // Who granted it is told by the wish itself.
    expect(await told(ben)).toEqual([])
  })

  it('is not told to who has looked since, or takes part in it', async () => {
    const { anna, ben, cleo } = people
    for (const person of [anna, ben, cleo]) await read(person)
    await office.support(ben, suggestion, 'support')
    await answer()
    platform.clock.advance(1)
    await read(cleo)
    for (const person of [anna, ben, cleo]) expect(await told(person)).toEqual([])
  })

  it.each(['keeps no history', 'forgot it'] as const)('is not told to who %s', async (why) => {
    const { ben } = people
    await read(ben)
    if (why === 'forgot it') await platform.ask(clearHistory, { token: ben.token, query: {} })
    else await changePrivacy(platform.database, ben.id, { keepsHistory: false })
    await answer()
    expect(await told(ben)).toEqual([])
  })

  it('is told of nothing that is not public any more', async () => {
    const { ben, cleo } = people
    await read(ben)
    await answer()
    await platform.database.update(suggestions).set({ isPublic: false }).where(eq(suggestions.id, suggestion))
    expect(await told(ben)).toEqual([])
    await platform.database.update(suggestions).set({ isPublic: true }).where(eq(suggestions.id, suggestion))
    await platform.database.update(contents).set({ state: 'withdrawn' })
    expect(await told(cleo)).toEqual([])
  })
})
