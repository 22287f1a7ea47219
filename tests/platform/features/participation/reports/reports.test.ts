import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listComments, listReplies, postComment } from '../../../../../contract/comments'
import { reportSomething } from '../../../../../contract/reports'
import { editUser, getUser } from '../../../../../contract/session'
import { listShows } from '../../../../../contract/shows'
import { listSuggestions } from '../../../../../contract/suggestions'
import { desks } from '../../../../../platform/features'
import { removeOldReports } from '../../../../../platform/features/participation/reports/remove-old-reports'
import { reportedThings, reports } from '../../../../../platform/features/participation/reports/reports.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'
import { suggestionTools } from '../../../../support/suggestions'

interface Who {
  readonly id: string
  readonly token: string
}

describe('reports', () => {
  let platform: TestPlatform
  let anna: Who
  let ben: Who
  let carl: Who
  let keys = 0
  let people = 0
  const key = () => ({ 'idempotency-key': `report-key-${(keys += 1)}` })
  const somebody = () => platform.logIn({ phone: `139001000${10 + (people += 1)}`, nickname: `Neighbour ${people}` })
  const report = (who: Pick<Who, 'token'>, kind: string, id: string, more: object = {}) =>
    platform.call(reportSomething, {
      token: who.token,
      headers: key(),
      body: { kind, id, reason: 'insult', text: '', ...more },
    })
  const say = async (who: Who, text: string, parentId: string | null = null): Promise<string> => {
    const body = { post_id: 'post-1', type: 3, text, parent_id: parentId, reply_to_id: null }
    const answer = await platform.call(postComment, { token: who.token, headers: key(), body })
    return answer.data.comment.id as string
  }
  const seenBy = async (who?: Who) => {
    const { items } = await platform.ask(listComments, {
      path: { id: 'post-1' },
      query: { type: '3' },
      ...(who === undefined ? {} : { token: who.token }),
    })
    return items.flatMap(({ text, first_replies }) => [text, ...first_replies.map((reply) => reply.text)])
  }
  const told = async (who: Who) => {
    const { items } = await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })
    return items.map(({ text }) => text)
  }
  const desk = (...words: string[]) => operate(platform.platform, desks, ['reports', ...words], platform.clock.now())

  beforeAll(async () => {
    platform = await startPlatform()
    await insertContent(platform.database, { id: 'post-1' })
    ;[anna, ben, carl] = [await somebody(), await somebody(), await somebody()]
  })
  afterAll(() => platform.close())

  it('are for members, of others’ things that are there, with a reason', async () => {
    const id = await say(anna, 'A word about the bridge')
    expect((await report({ token: 'guest' }, 'comment', id)).code).toBe(303001)
    expect((await report(anna, 'comment', id)).data).toMatchObject({ state: 'own' })
    expect((await report(ben, 'comment', 'comment-none')).code).toBe(403001)
    expect((await report(ben, 'wish', id)).code).toBe(403001)
    expect((await report(ben, 'comment', id, { reason: 'other' })).data).toEqual({ fields: { text: 'required' } })
    expect((await report(ben, 'comment', id, { reason: 'dislike' })).code).toBe(400001)
  })

  it('hide a comment and a reply from their reporter at once, and from nobody else', async () => {
    const head = await say(anna, 'Nobody needs that park')
    const reply = await say(carl, 'You fool', head)
    expect((await report(ben, 'comment', reply)).status).toBe(200)
    expect(await seenBy(ben)).toEqual(expect.not.arrayContaining(['You fool']))
    expect(await seenBy(ben)).toContain('Nobody needs that park')
    const replies = (who: Who) => platform.ask(listReplies, { path: { id: head }, token: who.token })
    expect([(await replies(ben)).items.length, (await replies(anna)).items.length]).toEqual([0, 1])
    expect((await report(ben, 'comment', head)).status).toBe(200)
    expect(await seenBy(ben)).not.toContain('Nobody needs that park')
    expect(await seenBy(anna)).toEqual(expect.arrayContaining(['Nobody needs that park', 'You fool']))
    expect(await seenBy()).toEqual(expect.arrayContaining(['Nobody needs that park', 'You fool']))
  })

  it('come to the desk once for each thing, with what its author did before; both sides hear the outcome', async () => {
    const author = await somebody()
    const first = await say(author, 'Buy at my shop, 13900000001')
    await report(ben, 'comment', first, { reason: 'spam', text: 'Every day' })
    await report(ben, 'comment', first)
    await report(carl, 'comment', first, { reason: 'spam' })
    const shown = (await desk()).output
    expect(shown).toContain(`comment:${first}`)
    expect(shown).toContain('2 spam')
    expect(shown).toContain('Every day')
    expect(shown).toContain('0 removed and 0 kept')
    expect(shown).not.toContain(ben.id)
    expect(await desk('remove', `comment:${first}`, 'no')).toMatchObject({ failed: true })
    expect(await desk('remove', `comment:${first}`, 'Advertising')).toMatchObject({ failed: false })
    expect(await desk('keep', `comment:${first}`)).toMatchObject({ failed: true })
    expect(await seenBy()).not.toContain('Buy at my shop, 13900000001')
    expect(await told(author)).toEqual(['What you wrote under “Title post-1” was removed. Reason: Advertising'])
    for (const reporter of [ben, carl])
      expect(await told(reporter)).toContain('The comment that you reported was removed. Thank you for telling us.')

    const second = await say(author, 'Come to my shop')
    await report(carl, 'comment', second)
    expect((await desk()).output).toContain('1 removed and 0 kept')
    expect(await desk('keep', `comment:${second}`)).toMatchObject({ failed: false })
    expect(await told(carl)).toContain(
      'The comment that you reported doesn’t break the rules and stays. You won’t see it any more.',
    )
    expect(await told(author)).toHaveLength(1)
  })

  it('stand at the desk with the thing that they are about, of whatever kind', async () => {
    const [one, other, author] = [await somebody(), await somebody(), await somebody()]
    const rude = await say(author, 'A rude word')
    const wrong = await say(author, 'A wrong word')
    await report(one, 'comment', rude, { text: 'It is rude' })
    await report(other, 'comment', rude, { reason: 'indecent' })
    await report(one, 'comment', wrong, { reason: 'false', text: 'It is wrong' })
    await report(other, 'member', author.id, { reason: 'spam', text: 'It is an advertisement' })
    const shown = (await desk()).output
    const entry = (subject: string) => shown.split(subject)[1]?.split(/(?:comment|member):\S/)[0] ?? ''
    expect(entry(`comment:${rude}`)).toContain('It is rude')
    expect(entry(`comment:${rude}`)).not.toContain('It is wrong')
    expect(entry(`comment:${wrong}`)).toContain('It is wrong')
    expect(entry(`member:${author.id}`)).toContain('It is an advertisement')
    for (const subject of [`comment:${rude}`, `comment:${wrong}`, `member:${author.id}`]) await desk('keep', subject)
  })

  it('of what the office kept do not come back to the desk, until it has changed', async () => {
    const author = await somebody()
    await report(ben, 'member', author.id)
    await desk('keep', `member:${author.id}`)
    await report(carl, 'member', author.id)
    expect((await desk()).output).not.toContain(author.id)
    await platform.ask(editUser, { token: author.token, body: { nickname: 'Fool of a mayor' } })
    const another = await somebody()
    await report(another, 'member', author.id)
    expect((await desk()).output).toContain('Fool of a mayor')
    expect(await desk('remove', `member:${author.id}`, 'It insults somebody')).toMatchObject({ failed: false })
    const { user } = await platform.ask(getUser, { token: author.token })
    expect(user.nickname).not.toContain('Fool')
    expect(await told(author)).toEqual([expect.stringContaining('Reason: It insults somebody')])
  })

  it('take shows and suggestions from the public, and from the lists of their reporters before', async () => {
    const [shows, suggestions] = [showTools(platform), suggestionTools(platform)]
    await shows.prepare()
    await suggestions.prepare()
    const show = await shows.published(anna)
    const suggestion = await suggestions.open(anna, { is_anonymous: true })
    const listed = async (who: Who) => [
      ...(await platform.ask(listShows, { token: who.token })).items.map(({ id }) => id),
      ...(await platform.ask(listSuggestions, { token: who.token })).items.map(({ id }) => id),
    ]
    expect(await listed(ben)).toEqual(expect.arrayContaining([show, suggestion]))
    await report(ben, 'show', show)
    await report(ben, 'suggestion', suggestion)
    expect(await listed(ben)).toEqual([])
    expect(await listed(carl)).toEqual(expect.arrayContaining([show, suggestion]))
    const { output } = await desk()
    expect(output).toContain(`suggestion:${suggestion}`)
    expect(output.split(`suggestion:${suggestion}`)[1]).toContain('anonymous')
    for (const subject of [`show:${show}`, `suggestion:${suggestion}`])
      expect(await desk('remove', subject, 'It names a child')).toMatchObject({ failed: false })
    expect(await listed(carl)).toEqual([])
    expect(await told(anna)).toEqual(expect.arrayContaining([expect.stringContaining('It names a child')]))
  })

  it('are twenty a day at most', async () => {
    const eager = await somebody()
    const ids = await Promise.all(
      Array.from({ length: 21 }, async (_, index) => await say(await somebody(), `Word number ${index}`)),
    )
    const statuses: number[] = []
    for (const id of ids) statuses.push((await report(eager, 'comment', id)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('are forgotten a year after they were judged', async () => {
    const author = await somebody()
    const id = await say(author, 'An old quarrel')
    await report(ben, 'comment', id)
    await desk('keep', `comment:${id}`)
    const count = async () => {
      const things = await queriesOf(platform.database).read(
        build.select({ id: reportedThings.thingId }).from(reportedThings),
      )
      const theirs = await queriesOf(platform.database).read(build.select({ id: reports.thingId }).from(reports))
      return [things.some((each) => each.id === id), theirs.some((each) => each.id === id)]
    }
    await removeOldReports(platform.database, platform.clock.now())
    expect(await count()).toEqual([true, true])
    await removeOldReports(platform.database, new Date(platform.clock.now().getTime() + 367 * 86_400_000))
    expect(await count()).toEqual([false, false])
  })
})
