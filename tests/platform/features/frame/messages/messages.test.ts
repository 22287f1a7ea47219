import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageStreamUrl } from '../../../../../contract/message-events'
import { getMessageSettings, saveMessageSettings } from '../../../../../contract/message-settings'
import { getUnread, listMessages, markMessageRead, readAllMessages } from '../../../../../contract/messages'
import { nothingUnread, type MessageCategory } from '../../../../../src/domain/frame/messages/message'
import { MessageStreams } from '../../../../../platform/features/frame/messages/message-streams'
import { cleanUp } from '../../../../../platform/clean-up'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { forgetCopies } from '../../../../../platform/kernel/messages/forget-copies'
import { refer } from '../../../../../platform/kernel/messages/message-words'
import { messageActors, messages, messageSettings } from '../../../../../platform/kernel/messages/messages.schema'
import { notify, type NewMessage } from '../../../../../platform/kernel/messages/notify'
import { asWritten } from '../../../../../platform/kernel/shared/as-written'
import { follows } from '../../../../../platform/features/participation/reactions/reactions.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { endSession, openSession } from '../../../../../platform/kernel/members/session-tokens'
import { digest } from '../../../../../platform/kernel/shared/signer'
import { startPlatform, type TestClock, type TestPlatform } from '../../../../support/platform'
import { named, openEvents } from '../../../../support/event-stream'

let platform: TestPlatform
let anna: { readonly id: string; readonly token: string }
let ben: typeof anna
let clock: TestClock

beforeAll(async () => {
  platform = await startPlatform()
  clock = platform.clock
  anna = await platform.logIn({ id: 'anna' })
  ben = await platform.logIn({ id: 'ben' })
})
afterAll(() => platform.close())
beforeEach(async () => {
  await platform.database.delete(messages)
  await platform.database.delete(messageActors)
  await platform.database.delete(messageSettings)
})

const words = { title: asWritten('One'), text: asWritten('text') }
const toAnna: NewMessage = { userId: 'anna', words, path: '/posts/1' }
const likedBy = (actorId: string): NewMessage => ({
  ...toAnna,
  fold: { key: 'like:c1', words: { ...words, title: asWritten('{count} likes') }, actorId },
})
const send = (news: readonly NewMessage[], category: 'replies' | 'cases' | 'account' = 'replies') =>
  platform.database.transaction((transaction) =>
    notify(transaction, { name: `${category}.test`, category }, news, clock.now()),
  )
const unread = () => platform.ask(getUnread, { token: anna.token })
const list = async (query: Record<string, string> = {}) =>
  (await platform.ask(listMessages, { token: anna.token, query, headers: { 'x-language': 'en' } })).items

describe('the messages of a member', () => {
  it('are listed by category, lead to their subjects, and are read one by one or all at once', async () => {
    await send([toAnna, toAnna])
    await send([{ ...toAnna, path: null }], 'cases')
    expect(await unread()).toMatchObject({
      messages: 3,
      categories: { ...nothingUnread, replies: 2, cases: 1 },
      latest: clock.now().toISOString(),
    })
    const [reply] = await list({ category: 'replies' })
    expect(reply).toMatchObject({ category: 'replies', title: 'One', path: '/posts/1', count: 1, read: false })
    expect((await list({ category: 'cases' })).map(({ path }) => path)).toEqual([null])
    await platform.ask(markMessageRead, { token: anna.token, path: { id: reply?.id ?? '' } })
    const readAll = (category: 'replies' | null) =>
      platform.ask(readAllMessages, { token: anna.token, body: { category } })
    expect(await readAll('replies')).toEqual({ unread: 1 })
    expect(await readAll(null)).toEqual({ unread: 0 })
    expect((await list()).map(({ read }) => read)).toEqual([true, true, true])
  })

  it('belong to nobody else', async () => {
    await send([toAnna])
    const [message] = await list()
    expect((await platform.call(markMessageRead, { token: ben.token, path: { id: message?.id ?? '' } })).status).toBe(
      403,
    )
    await platform.ask(readAllMessages, { token: ben.token, body: { category: null } })
    expect((await unread()).messages).toBe(1)
  })
})

describe('messages about one subject', () => {
  it('are one, until it is read; a new one begins afterwards', async () => {
    for (const actor of ['ben', 'resident-1', 'resident-2']) {
      if (actor !== 'ben') await platform.logIn({ id: actor })
      await send([likedBy(actor)])
    }
    expect((await list()).map(({ title, count }) => [title, count])).toEqual([['3 likes', 3]])
    expect((await unread()).messages).toBe(1)
    await platform.ask(readAllMessages, { token: anna.token, body: { category: null } })
    await platform.logIn({ id: 'resident-3' })
    clock.advance(1)
    await send([likedBy('resident-3')])
    expect((await list()).map(({ title, count }) => [title, count])).toEqual([
      ['One', 1],
      ['3 likes', 3],
    ])
  })

  it('tell of the same member once, whatever they undo and repeat', async () => {
    await send([likedBy('ben')])
    await send([likedBy('ben')])
    await platform.ask(readAllMessages, { token: anna.token, body: { category: null } })
    await send([likedBy('ben')])
    expect((await list()).map(({ count, read }) => [count, read])).toEqual([[1, true]])
  })

  it('of many members at once are counted each', async () => {
    const actors = Array.from({ length: 12 }, (_, at) => `crowd-${at}`)
    for (const id of actors) await platform.logIn({ id })
    await Promise.all(actors.map((actor) => send([likedBy(actor)])))
    expect((await list()).map(({ count }) => count)).toEqual([12])
  })
})

describe('a category that a member does not want', () => {
  const choose = (shown: MessageCategory[]) =>
    platform.ask(saveMessageSettings, {
      token: anna.token,
      body: { shown, pushed: ['following', 'cases'], quiet_hours: null, shows_text: false },
    })

  it('is listed without a mark, but for the security of the account', async () => {
    const held = await choose(['cases'])
    expect([held.shown, held.pushed]).toEqual([['cases', 'account'], ['cases']])
    expect(await platform.ask(getMessageSettings, { token: anna.token })).toEqual(held)
    await send([toAnna])
    await send([toAnna], 'cases')
    await send([toAnna], 'account')
    expect((await unread()).categories).toEqual({ ...nothingUnread, cases: 1, account: 1 })
    expect(await list({ category: 'replies' })).toHaveLength(1)
  })
})

describe('what those whom a member follows publish', () => {
  const org = { id: 'org', name: asWritten('News'), logo: '', intro: asWritten(''), kind: 'x' }
  const publish = (id: string) =>
    platform.database
      .insert(contents)
      .values({
        ...{ id, type: 3, organisationId: 'org', title: asWritten(`Title ${id}`), summary: asWritten('') },
        publishedAt: clock.now(),
      })

  it('becomes one message when the member comes, and nothing for those who do not follow', async () => {
    await platform.database.insert(organisations).values(org)
    await platform.database.insert(follows).values({ userId: 'anna', kind: 'organisation', targetId: 'org' })
    await publish('p1')
    clock.advance(600)
    expect((await unread()).categories.following).toBe(1)
    clock.advance(1)
    await publish('p2')
    clock.advance(1)
    expect((await list()).map(({ title }) => title)).toEqual(['Something new from News'])
    clock.advance(600)
    await publish('p3')
    clock.advance(600)
    expect((await list()).map(({ title, text, path }) => [title, text, path])).toEqual([
      ['3 new from News', 'Title p3', '/orgs/org'],
    ])
    expect((await platform.ask(getUnread, { token: ben.token })).messages).toBe(0)
  })
})

describe('the stream of messages', () => {
  it('says at once what arrives and what is read elsewhere, and of nobody else', async () => {
    const stream = await openEvents(platform, messageStreamUrl, { authorization: `Bearer ${anna.token}` })
    expect((await stream.next(named('unread'))).data.messages).toBe(0)
    await send([{ ...toAnna, userId: 'ben' }])
    await send([toAnna])
    expect((await stream.next(named('unread'))).data).toMatchObject({ messages: 1 })
    await platform.ask(readAllMessages, { token: anna.token, body: { category: null } })
    expect((await stream.next(named('unread'))).data.messages).toBe(0)
    stream.leave()
  })

  it('says at once that what it told of was taken back', async () => {
    await send([{ ...toAnna, about: [refer('comment', 'deleted')] }])
    const stream = await openEvents(platform, messageStreamUrl, { authorization: `Bearer ${anna.token}` })
    expect((await stream.next(named('unread'))).data.messages).toBe(1)
    await platform.database.transaction((transaction) => forgetCopies(transaction, [refer('comment', 'deleted')]))
    expect((await stream.next(named('unread'))).data.messages).toBe(0)
    stream.leave()
  })

  it('is not there for guests', async () => {
    expect((await openEvents(platform, messageStreamUrl)).response.statusCode).toBe(401)
  })

  it('tells each of many members, whom one message of the office concerns, of their own messages alone', async () => {
    const streams = new MessageStreams(platform.database, { log: platform.app.log, now: clock.now, waitingSources: [] })
    const told = new Map<string, number[]>()
    const members = Array.from({ length: 250 }, (_, index) => `reader-${index}`)
    for (const userId of members) {
      const send = (_: string, data: { readonly messages: number }) =>
        told.set(userId, [...(told.get(userId) ?? []), data.messages])
      await streams.open({ userId, tokenHash: userId, sender: { isGone: false, send } as never })
    }
    await send(members.map((userId) => ({ ...toAnna, userId })))
    await send([{ ...toAnna, userId: 'reader-7' }])
    for (const userId of [...members, 'reader-7', 'nobody']) streams.onNotice(userId)
    await expect.poll(() => members.every((userId) => told.get(userId)?.length === 2)).toBe(true)
    expect([told.get('reader-6'), told.get('reader-7')]).toEqual([
      [0, 1],
      [0, 2],
    ])
  })

  it('ends when its session has ended', async () => {
    const token = await openSession(platform.database, 'anna', clock.now())
    const streams = new MessageStreams(platform.database, { log: platform.app.log, now: clock.now, waitingSources: [] })
    const ended: string[] = []
    const sender = (name: string) => ({ isGone: false, send: () => undefined, end: () => ended.push(name) })
    const open = (name: string, tokenHash: string) =>
      streams.open({ userId: 'anna', tokenHash, sender: sender(name) as never })
    await open('ended', digest(token))
    await open('kept', digest(anna.token))
    await endSession(platform.database, digest(token))
    streams.sendHeartbeat()
    await expect.poll(() => ended).toEqual(['ended'])
  })
})

it('messages are removed after half a year', async () => {
  await send([toAnna, likedBy('ben')])
  clock.advance(184 * 86_400)
  await send([toAnna])
  await cleanUp(platform.platform)
  const left = await queriesOf(platform.database).read(build.select().from(messages).where(eq(messages.userId, 'anna')))
  expect(left).toHaveLength(1)
  expect(await queriesOf(platform.database).read(build.select().from(messageActors))).toEqual([])
})
