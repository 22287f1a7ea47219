import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reportSomething } from '../../../../../contract/reports'
import { blockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { commitmentPauses } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { removeOldThreads } from '../../../../../platform/features/civic/threads/thread-notes'
import { threadNotes } from '../../../../../platform/features/civic/threads/threads.schema'
import { desks } from '../../../../../platform/features'
import { accountDeletions } from '../../../../../platform/features/people/own-data/own-data.schema'
import { deleteDueAccounts } from '../../../../../platform/features/people/own-data/delete-accounts'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { notesAnHour } from '../../../../../src/domain/civic/threads/thread'
import { messagesTo } from '../../../../support/messages'
import { orderTools, type OrderPerson } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { threadTools } from '../../../../support/threads'
import { uploadTools } from '../../../../support/uploads'
import { wishTools } from '../../../../support/wishes'

const day = 86_400

describe('the thread of a case', () => {
  let platform: TestPlatform
  let orders: ReturnType<typeof orderTools>
  let wishes: ReturnType<typeof wishTools>
  let threads: ReturnType<typeof threadTools>
  let anna: OrderPerson
  let ben: OrderPerson
  let cleo: OrderPerson
  beforeEach(async () => {
    platform = await startPlatform()
    ;[orders, wishes, threads] = [orderTools(platform), wishTools(platform), threadTools(platform)]
    await orders.prepare()
    await wishes.prepare()
    anna = await orders.member()
    ben = await orders.volunteer()
    cleo = await orders.volunteer()
  })
  afterEach(() => platform.close())

  const claimed = async (wanted = 1, ...claimants: OrderPerson[]) => {
    const id = await wishes.open(anna, { wanted })
    for (const who of claimants) expect((await wishes.claim(who, id)).code).toBe(100000)
    return id
  }
  const provided = async () => {
    const id = await orders.placed(anna)
    await orders.provide(ben, id)
    return id
  }
  const operator = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const allNotes = () => queriesOf(platform.database).read(build.select().from(threadNotes))

  it('is written and read by its two sides alone: of each pair a thread of its own', async () => {
    const id = await claimed(2, ben, cleo)
    const [withBen, withCleo] = [threads.key('wish', id, ben), threads.key('wish', id, cleo)]
    await threads.write(ben, withBen, 'Sunday at ten?')
    platform.clock.advance(1)
    await threads.write(anna, withBen, 'The bell is broken, call me')
    await threads.write(cleo, withCleo, 'May I bring my son?')
    expect(await threads.read(anna, withBen)).toEqual(['The bell is broken, call me', 'Sunday at ten?'])
    expect(await threads.read(ben, withBen)).toEqual(['The bell is broken, call me', 'Sunday at ten?'])
    expect(await threads.read(anna, withCleo)).toEqual(['May I bring my son?'])
    expect((await threads.see(ben, withBen)).data.thread).toMatchObject({
      ...{ side: 'helper', state: 'open', title: 'Somebody to read to me', kept_until: null, other: { id: anna.id } },
    })
    expect((await threads.see(anna, withCleo)).data.thread).toMatchObject({ side: 'owner', other: { id: cleo.id } })
    const stranger = await orders.volunteer()
    for (const [who, key] of [
      [cleo, withBen],
      [ben, withCleo],
      [stranger, withBen],
      [stranger, threads.key('wish', id, stranger)],
      [anna, threads.key('wish', id, stranger)],
      [anna, threads.key('order', id, ben)],
      [ben, threads.key('wish', 'no-wish', ben)],
    ] as const) {
      const answers = [
        await threads.see(who, key),
        await threads.notes(who, key),
        await threads.write(who, key, 'Hello'),
      ]
      expect(answers.map(({ code }) => code)).toEqual([403001, 403001, 403001])
    }
    expect((await threads.see(undefined, withBen)).code).toBe(303001)
    expect(await allNotes()).toHaveLength(3)
  })

  it('is the same for an order, of its orderer and its provider', async () => {
    const key = threads.key('order', await provided(), ben)
    await threads.write(anna, key, 'Please knock loudly')
    expect(await threads.read(ben, key)).toEqual(['Please knock loudly'])
    expect((await threads.see(ben, key)).data.thread).toMatchObject({ kind: 'order', title: 'Meals', side: 'helper' })
    expect(await threads.read(cleo, key)).toBe(403001)
  })

  it.each([
    ['gives a claim back', async (id: string) => await wishes.cancel(ben, id)],
    ['is let go', async (id: string) => await wishes.letGo(anna, id, ben)],
  ])('is closed to who %s, at once and for ever; the wisher can still read it', async (_, end) => {
    const id = await claimed(1, ben)
    const key = threads.key('wish', id, ben)
    await threads.write(anna, key, 'The key is under the mat')
    await end(id)
    expect([await threads.read(ben, key), (await threads.see(ben, key)).code]).toEqual([403001, 403001])
    expect((await threads.write(ben, key, 'Still there?')).code).toBe(403001)
    expect(await threads.read(anna, key)).toEqual(['The key is under the mat'])
    expect(await threads.write(anna, key, 'Why?')).toMatchObject({ code: 409001, data: { state: 'over' } })
    await wishes.claim(cleo, id)
    expect(await threads.read(cleo, threads.key('wish', id, cleo))).toEqual([])
    expect(await threads.read(ben, key)).toBe(403001)
  })

  it('begins anew with who gives a case back and takes it again', async () => {
    const id = await provided()
    const key = threads.key('order', id, ben)
    await threads.write(anna, key, 'The key is under the mat')
    await orders.giveBack(ben, id)
    expect(await threads.read(ben, key)).toBe(403001)
    await orders.provide(ben, id)
    expect([await threads.read(ben, key), await threads.read(anna, key)]).toEqual([[], []])
    await threads.write(ben, key, 'Here again')
    expect(await threads.read(anna, key)).toEqual(['Here again'])
  })

  it('ends with the case: both read it for thirty days, nobody writes, and then it is deleted', async () => {
    const id = await provided()
    const key = threads.key('order', id, ben)
    await threads.write(ben, key, 'I will come at two')
    await orders.complete(anna, id)
    for (const who of [anna, ben]) {
      expect(await threads.read(who, key)).toEqual(['I will come at two'])
      expect(await threads.write(who, key, 'One more thing')).toMatchObject({ code: 409001, data: { state: 'over' } })
    }
    expect((await threads.see(ben, key)).data.thread).toMatchObject({
      ...{ state: 'over', kept_until: new Date(platform.clock.now().getTime() + 30 * day * 1000).toISOString() },
    })
    await removeOldThreads(platform.database, platform.clock.now())
    expect(await allNotes()).toHaveLength(1)
    platform.clock.advance(30 * day + 1)
    await removeOldThreads(platform.database, platform.clock.now())
    expect(await allNotes()).toEqual([])
    for (const who of [anna, ben]) {
      await orders.logInAgain(who)
      expect(await threads.read(who, key)).toBe(403001)
    }
  })

  it('is told by one message while it is unread, which has no word of it and leads there', async () => {
    const id = await claimed(1, ben)
    const key = threads.key('wish', id, ben)
    for (const text of ['Sunday at ten?', 'Or at eleven?']) await threads.write(ben, key, text)
    const told = (await messagesTo(platform.database, anna.id)).filter(({ kind }) => kind === 'thread.write')
    expect(told).toMatchObject([{ count: 2, path: `/case-thread/wish/${id}/${ben.id}`, category: 'cases' }])
    expect(JSON.stringify(told)).not.toMatch(/ten|eleven/)
    expect((await messagesTo(platform.database, ben.id)).filter(({ kind }) => kind === 'thread.write')).toEqual([])
  })

  it('takes words, pictures or both, by its limits', async () => {
    const key = threads.key('wish', await claimed(1, ben), ben)
    const { id } = await uploadTools(platform).picture(ben.token)
    for (const text of ['', '   ', '\u200B'])
      expect((await threads.write(ben, key, text)).data.fields).toEqual({ text: 'required' })
    expect((await threads.write(ben, key, 'x'.repeat(501))).data.fields).toEqual({ text: 'too-long' })
    expect((await threads.write(ben, key, '', ['1', '2', '3', '4'])).data.fields).toEqual({ pictures: 'too-many' })
    expect((await threads.write(anna, key, '', [id])).data.fields).toEqual({ pictures: 'unknown' })
    expect((await threads.write(ben, key, '', [id])).code).toBe(100000)
    const [picture] = (await threads.notes(anna, key)).data.items[0].pictures as string[]
    expect((await platform.app.inject({ url: picture! })).statusCode).toBe(200)
    const [plain] = (await allNotes())[0]!.pictures
    expect((await platform.app.inject({ url: plain! })).statusCode).not.toBe(200)
  })

  it('refuses words that the site refuses, and more notes than anybody needs', async () => {
    const key = threads.key('wish', await claimed(1, ben), ben)
    await platform.database.insert(sensitiveWords).values({ word: 'casino' })
    expect((await threads.write(ben, key, 'Join my CASINO')).code).not.toBe(100000)
    for (let count = 0; count < notesAnHour; count += 1) await threads.write(ben, key, `Note ${count}`)
    expect((await threads.write(ben, key, 'One more')).code).toBe(429001)
    expect((await threads.write(anna, key, 'Enough')).code).toBe(100000)
    platform.clock.advance(3600)
    expect((await threads.write(ben, key, 'One more')).code).toBe(100000)
  })

  it('is closed between two of whom one blocks the other, and hides the notes of the blocked one', async () => {
    const key = threads.key('wish', await claimed(1, ben), ben)
    await threads.write(ben, key, 'You owe me money')
    await threads.write(anna, key, 'Please stop')
    await blockPerson(platform.database, anna.id, ben.id, platform.clock.now())
    for (const who of [anna, ben]) {
      expect((await threads.see(who, key)).data.thread.state).toBe('blocked')
      expect((await threads.write(who, key, 'Hello')).code).toBe(403003)
    }
    expect(await threads.read(anna, key)).toEqual(['Please stop'])
  })

  it('is read by the office only where one of the two reports it, which removes it with a reason', async () => {
    const key = threads.key('wish', await claimed(1, ben), ben)
    const { id } = (await threads.write(ben, key, 'Pay me first')).data.note
    await threads.write(ben, key, 'Only the two of us know this')
    expect((await operator('reports')).output).not.toContain('Pay me first')
    const report = { kind: 'thread-note', id, reason: 'spam', text: '' }
    const key1 = { 'idempotency-key': 'report-of-a-note' }
    expect((await platform.call(reportSomething, { token: ben.token, headers: key1, body: report })).data).toEqual({
      state: 'own',
    })
    const headers = { 'idempotency-key': 'report-of-a-note-2' }
    expect((await platform.call(reportSomething, { token: anna.token, headers, body: report })).code).toBe(100000)
    expect(await threads.read(anna, key)).toEqual(['Only the two of us know this'])
    const { output } = await operator('reports')
    expect(output).toContain('Pay me first')
    expect(output).not.toContain('Only the two of us know this')
    expect((await operator('reports', 'remove', `thread-note:${id}`, 'No', 'money')).failed).toBe(false)
    expect(await threads.read(ben, key)).toEqual(['Only the two of us know this'])
    const told = (await messagesTo(platform.database, ben.id)).find(({ kind }) => kind === 'thread-note.remove')
    expect(JSON.stringify(told)).toContain('No money')
    expect(JSON.stringify(told)).not.toContain('Pay me first')
  })

  it('is brought before the office by nobody who cannot read it, not even by somebody who once could', async () => {
    const wish = await claimed(2, ben, cleo)
    const { id } = (await threads.write(anna, threads.key('wish', wish, ben), 'The key is under the mat')).data.note
    let keys = 0
    const report = async ({ token }: OrderPerson) => {
      const headers = { 'idempotency-key': `unread-report-${(keys += 1)}` }
      const body = { kind: 'thread-note', id, reason: 'spam', text: '' }
      return (await platform.call(reportSomething, { token, headers, body })).code
    }
    expect(await report(cleo)).toBe(403001)
    await wishes.cancel(ben, wish)
    expect(await report(ben)).toBe(403001)
    expect((await operator('reports')).output).not.toContain('under the mat')
  })

  it('loses what its writer removes, for both, and nothing of the other’s', async () => {
    const key = threads.key('wish', await claimed(1, ben), ben)
    const { id } = (await threads.write(ben, key, 'My number is 4711')).data.note
    expect((await threads.remove(anna, id)).code).toBe(403001)
    expect((await threads.remove(ben, id)).code).toBe(100000)
    expect([await threads.read(anna, key), (await threads.remove(ben, id)).code]).toEqual([[], 403001])
  })

  it.each(['anna', 'ben'])('goes with the account of either side (%s)', async (name) => {
    const id = await claimed(1, ben)
    const key = threads.key('wish', id, ben)
    await threads.write(ben, key, 'From Ben')
    await threads.write(anna, key, 'From Anna')
    platform.clock.advance(3600)
    await wishes.finish(ben, id)
    const leaver = name === 'anna' ? anna : ben
    const at = platform.clock.now()
    await platform.database.insert(accountDeletions).values({ userId: leaver.id, askedAt: at, dueAt: at })
    await deleteDueAccounts(platform.database, at, platform.platform.log, platform.platform)
    expect(await allNotes()).toEqual([])
  })

  it('shows the phones of both to both while the claim is held, and to nobody else', async () => {
    const id = await claimed(2, ben, cleo)
    const phones = async (who?: OrderPerson) => {
      const { wish } = (await wishes.see(id, who)).data
      return [wish.phone, ...wish.claimants.map(({ phone }: { phone: string | null }) => phone)]
    }
    expect(await phones(anna)).toEqual([null, ben.phone, cleo.phone])
    expect(await phones(ben)).toEqual([anna.phone, null, null])
    expect(await phones()).toEqual([null, null, null])
    await wishes.cancel(cleo, id)
    expect(await phones(anna)).toEqual([null, ben.phone])
    platform.clock.advance(3600)
    await wishes.finish(ben, id)
    expect(await phones(anna)).toEqual([null, null])
    expect(await phones(ben)).toEqual([null, null])
    expect(await queriesOf(platform.database).read(build.select().from(commitmentPauses))).toEqual([])
  })
})
