import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { EventSender } from '../../../../../platform/kernel/http/event-stream'
import { EventStream } from '../../../../../platform/features/media/chat/live-connection'
import { LiveHub } from '../../../../../platform/features/media/chat/live-hub'
import { ViewerCounts } from '../../../../../platform/features/media/chat/viewer-counts'
import { endSession } from '../../../../../platform/kernel/members/session-tokens'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { digest } from '../../../../../platform/kernel/shared/signer'
import { listEarlierMessages } from '../../../../../contract/chat'
import { blockPerson, unblockPerson } from '../../../../../contract/privacy'
import { reportSomething } from '../../../../../contract/reports'
import { errorCodes } from '../../../../../contract/envelope'
import { cleanUpChat } from '../../../../../platform/features/media/chat/clean-up-chat'
import { channelViewers } from '../../../../../platform/features/media/chat/chat.schema'
import type { DatabaseConnection } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { openPostgres } from '../../../../../platform/kernel/database/client'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { findPostgres, startOwnPostgres } from '../../../../support/postgres-cluster'
import type { OwnPostgresCluster } from '../../../../support/postgres-cluster'
import { addChannel, keyOf, say } from './chat-channel'
import { named, openStream } from './live-stream'

async function start(connection?: DatabaseConnection): Promise<TestPlatform> {
  return await startPlatform(connection === undefined ? {} : { connection })
}

describe('the live chat of a channel', () => {
  let platform: TestPlatform
  let token = ''
  beforeEach(async () => {
    platform = await start()
    await addChannel(platform, 'tv')
    token = (await platform.logIn({ phone: '13800000001', nickname: 'Xia' })).token
  })
  afterEach(() => platform.close())

  it('takes messages of members with a phone, and refuses what may not be said', async () => {
    await platform.database.insert(sensitiveWords).values({ word: '坏话' })
    expect((await say(platform, token, ' Hello\n there ')).data.message).toMatchObject({
      text: 'Hello there',
      author: { nickname: 'Xia' },
    })
    expect((await say(platform, undefined, 'Hello')).code).toBe(errorCodes.sessionExpired)
    const phoneless = await platform.logIn({ id: 'phoneless' })
    expect((await say(platform, phoneless.token, 'Hello')).code).toBe(errorCodes.phoneNeeded)
    expect((await say(platform, token, '坏 话')).data).toEqual({ fields: { text: 'sensitive' } })
    expect((await say(platform, token, ' ')).code).toBe(errorCodes.invalid)
    expect((await say(platform, token, 'x'.repeat(201))).data).toEqual({ fields: { text: 'too-long' } })
    expect((await say(platform, token, 'Hello', keyOf('k'), 'nowhere')).code).toBe(errorCodes.gone)
  })

  it('takes a message once under its key, and not too many in a short time', async () => {
    const first = await say(platform, token, 'Hello', keyOf('same'))
    expect((await say(platform, token, 'Hello', keyOf('same'))).data).toEqual(first.data)
    await platform.database.execute(sql`delete from idempotency_keys`)
    expect((await say(platform, token, 'Hello', keyOf('same'))).code).toBe(errorCodes.stateRefuses)
    const codes: number[] = []
    for (let count = 0; count < 12; count += 1) codes.push((await say(platform, token, `Hello ${count}`)).code)
    expect(codes.filter((code) => code === errorCodes.tooMany).length).toBeGreaterThan(0)
    platform.clock.advance(31)
    expect((await say(platform, token, 'Later')).code).toBe(errorCodes.ok)
  })

  it('comes by itself: the latest at the start, then each message once', async () => {
    await say(platform, token, 'Before')
    const stream = await openStream(platform, 'tv')
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const { data } = await stream.next(named('start'))
    expect(data).toMatchObject({ reset: true, viewers: 1, messages: [{ text: 'Before' }] })
    await say(platform, token, 'One')
    await say(platform, token, 'Two')
    expect((await stream.next(named('message'))).data.text).toBe('One')
    expect((await stream.next(named('message'))).data.text).toBe('Two')
    stream.leave()
    expect((await platform.app.inject('/v1/channels/nowhere/live')).statusCode).toBe(403)
    expect((await platform.app.inject('/v1/channels/tv/live?after=x')).statusCode).toBe(400)
  })

  it('loses a message that the office removes, also on screens that show it, and its author reads why', async () => {
    const { id } = (await say(platform, token, 'Buy this now')).data.message
    await say(platform, token, 'Nice weather')
    const stream = await openStream(platform, 'tv')
    await stream.next(named('start'))
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    expect((await run('chat')).output).toContain('Buy this now')
    expect(await run('chat', 'remove', id, 'Advertising')).toMatchObject({ failed: false })
    expect((await stream.next(named('removed'))).data).toEqual({ id })
    stream.leave()
    expect(await run('chat', 'remove', id, 'Advertising')).toMatchObject({ failed: true })
    const data = await platform.ask(listEarlierMessages, { path: { id: 'tv' }, query: { before: '999' } })
    expect(data.messages.map(({ text }: { text: string }) => text)).toEqual(['Nice weather'])
    const told = (await platform.ask(listMessages, { token, headers: { 'x-language': 'en' } })).items
    expect(told[0]?.text).toEqual(expect.stringMatching(/^What you wrote under “.+” was removed. Reason: Advertising$/))
  })

  it('ends the stream of a session that has ended, and no other', async () => {
    const { database, now } = platform.platform
    const hub = new LiveHub(database, new ViewerCounts(database, now), { log: platform.app.log, now })
    const open = async (tokenHash: string | null) => {
      const response = new ServerResponse(new IncomingMessage(new Socket()))
      await hub.open(new EventStream('tv', new EventSender(response, new Socket()), tokenHash, null), null)
      return response
    }
    const other = await platform.logIn({ phone: '13800000002' })
    const [mine, theirs, guests] = [await open(digest(token)), await open(digest(other.token)), await open(null)]
    await endSession(database, digest(token))
    hub.sendHeartbeat()
    await expect.poll(() => mine.writableEnded).toBe(true)
    expect([theirs.writableEnded, guests.writableEnded]).toEqual([false, false])
    await hub.end()
  })

  it('is read back from any message on, and says where it begins', async () => {
    const ids: string[] = []
    for (const text of ['One', 'Two', 'Three', 'Four'])
      ids.push((await say(platform, token, text)).data.message.id as string)
    const before = async (id: string | undefined, size: string) => {
      const query = { before: id ?? '', page_size: size }
      const data = await platform.ask(listEarlierMessages, { path: { id: 'tv' }, query })
      return [data.earlier, (data.messages as { text: string }[]).map(({ text }) => text)]
    }
    expect(await before(ids[3], '2')).toEqual([true, ['Two', 'Three']])
    expect(await before(ids[1], '2')).toEqual([false, ['One']])
    expect(await before(ids[0], '2')).toEqual([false, []])
    const query = { before: '1', page_size: '2' }
    expect((await platform.call(listEarlierMessages, { path: { id: 'nowhere' }, query })).code).toBe(errorCodes.gone)
    expect((await platform.call(listEarlierMessages, { path: { id: 'tv' }, query: { before: 'x' } })).status).toBe(400)
  })

  it('leaves out whom its reader blocks and what they reported, as long as they do', async () => {
    const reader = await platform.logIn({ id: 'reader', phone: '13800000002' })
    const other = await platform.logIn({ id: 'other', phone: '13800000003' })
    const block = (endpoint: typeof blockPerson) =>
      platform.ask(endpoint, { token: reader.token, path: { id: 'other' } })
    await say(platform, token, 'First')
    await say(platform, other.token, 'Rude')
    const { id } = (await say(platform, token, 'Wrong')).data.message
    await platform.ask(reportSomething, {
      token: reader.token,
      headers: { 'idempotency-key': 'report-of-a-message' },
      body: { kind: 'chat-message', id, reason: 'spam', text: '' },
    })
    await block(blockPerson)
    const cookie = { cookie: `authorization=${reader.token}` }
    const texts = ({ data }: { readonly data: { readonly messages: readonly { readonly text: string }[] } }) =>
      data.messages.map(({ text }) => text)
    const stream = await openStream(platform, 'tv', cookie)
    const guest = await openStream(platform, 'tv')
    expect(texts(await stream.next(named('start')))).toEqual(['First'])
    expect(texts(await guest.next(named('start')))).toEqual(['First', 'Rude', 'Wrong'])
    await say(platform, other.token, 'Rude again')
    await say(platform, token, 'Second')
    expect((await stream.next(named('message'))).data.text).toBe('Second')
    expect((await guest.next(named('message'))).data.text).toBe('Rude again')
    const earlier = (query: Record<string, string>, reading = reader.token) =>
      platform.call(listEarlierMessages, { token: reading, path: { id: 'tv' }, query })
    expect(texts(await earlier({ before: '999' }))).toEqual(['First', 'Second'])
    // A page is full although somebody is left out, so that its reader can go on from it.
    expect((await earlier({ before: '999', page_size: '2' })).data).toMatchObject({ earlier: false })
    expect(texts(await earlier({ before: '999' }, other.token))).toContain('Rude again')
    await block(unblockPerson)
    await say(platform, other.token, 'Sorry')
    expect((await stream.next(named('message'))).data.text).toBe('Sorry')
    stream.leave()
    const again = await openStream(platform, 'tv', { ...cookie, 'last-event-id': '1' })
    expect(texts(await again.next(named('start')))).toEqual(['Rude', 'Rude again', 'Second', 'Sorry'])
    again.leave()
    guest.leave()
  })

  it('goes on after the last message that somebody has, and begins anew where that is unknown', async () => {
    const ids: string[] = []
    for (const text of ['One', 'Two', 'Three']) ids.push((await say(platform, token, text)).data.message.id as string)
    const textsAfter = async (headers: Record<string, string>) => {
      const stream = await openStream(platform, 'tv', headers)
      const { data } = await stream.next(named('start'))
      stream.leave()
      return [data.reset, (data.messages as { text: string }[]).map(({ text }) => text)]
    }
    expect(await textsAfter({ 'last-event-id': ids[0] ?? '' })).toEqual([false, ['Two', 'Three']])
    expect(await textsAfter({ 'last-event-id': ids[2] ?? '' })).toEqual([false, []])
    expect(await textsAfter({ 'last-event-id': '999999' })).toEqual([true, ['One', 'Two', 'Three']])
  })

  it('ends its streams when the platform stops, and leaves no viewers behind', async () => {
    const stream = await openStream(platform, 'tv')
    await stream.next(named('start'))
    const stopped = platform.app.close()
    expect(await stream.isOver()).toBe(true)
    await stopped
    expect(await queriesOf(platform.database).read(build.select().from(channelViewers))).toEqual([])
    platform = await start()
  })

  it('forgets the viewers of a process that was killed', async () => {
    const { database, clock } = platform
    await database
      .insert(channelViewers)
      .values({ channelId: 'tv', process: 'killed', viewers: 7, expiresAt: new Date(clock.now().getTime() + 45_000) })
    const first = await openStream(platform, 'tv')
    expect((await first.next(named('start'))).data.viewers).toBe(7)
    first.leave()
    clock.advance(46)
    await cleanUpChat(database, clock.now())
    const second = await openStream(platform, 'tv')
    expect((await second.next(named('start'))).data.viewers).toBeLessThan(3)
    second.leave()
  })

  it('keeps a message for thirty days', async () => {
    await say(platform, token, 'Old')
    platform.clock.advance(20 * 24 * 3600)
    const later = await platform.logIn({ phone: '13800000002', nickname: 'Lin' })
    await say(platform, later.token, 'New')
    platform.clock.advance(11 * 24 * 3600)
    await cleanUpChat(platform.database, platform.clock.now())
    const stream = await openStream(platform, 'tv')
    expect((await stream.next(named('start'))).data.messages).toMatchObject([{ text: 'New' }])
    stream.leave()
  })
})

describe.skipIf((await findPostgres()) === null)('two processes over one PostgreSQL', () => {
  let cluster: OwnPostgresCluster
  let platforms: TestPlatform[] = []
  beforeEach(async () => {
    cluster = (await startOwnPostgres())!
    const address = await cluster.newDatabase()
    const limits = { connect: 60_000, answer: 60_000 }
    platforms = [await start(openPostgres(address, limits))]
    platforms.push(await start(openPostgres(address, limits)))
  })
  afterEach(async () => {
    for (const platform of platforms) await platform.close()
    await cluster?.stop()
  })

  it('tell each other messages and viewers, in one order and without a loss', async () => {
    const [one, other] = platforms as [TestPlatform, TestPlatform]
    await addChannel(one, 'tv')
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => one.logIn({ id: `u${index}`, phone: `1380000000${index}` })),
    )
    const streams = [await openStream(one, 'tv'), await openStream(other, 'tv')]
    for (const stream of streams) await stream.next(named('start'))
    // Both processes write at the same time.
    await Promise.all(
      people.flatMap(({ token }, index) =>
        [0, 1, 2].map((round) => say(round % 2 === 0 ? one : other, token, `${index}-${round}`)),
      ),
    )
    const seen = await Promise.all(
      streams.map(async (stream) => {
        const ids: number[] = []
        for (let count = 0; count < 24; count += 1) ids.push(Number((await stream.next(named('message'))).id))
        return ids
      }),
    )
    expect(seen[0]).toEqual([...(seen[0] ?? [])].sort((before, after) => before - after))
    expect(new Set(seen[0]).size).toBe(24)
    expect(seen[1]).toEqual(seen[0])
    await streams[0]?.next((each) => each.event === 'viewers' && each.data.viewers === 2)
    streams[1]?.leave()
    await streams[0]?.next((each) => each.event === 'viewers' && each.data.viewers === 1)
    streams[0]?.leave()
  })

  it('listen again after the database was away, and miss nothing', async () => {
    const [one] = platforms as [TestPlatform]
    await addChannel(one, 'tv')
    const { token } = await one.logIn({ phone: '13800000001' })
    const stream = await openStream(one, 'tv')
    await stream.next(named('start'))
    await cluster.crash()
    await cluster.start()
    // The pool notices its broken connections one by one.
    await vi.waitUntil(async () => (await say(one, token, 'Back')).code === errorCodes.ok, { timeout: 60_000 })
    expect((await stream.next(named('message'))).data.text).toBe('Back')
    stream.leave()
  })
})
