import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveMessageSettings } from '../../../../../contract/message-settings'
import { getUnread, listMessages, readAllMessages } from '../../../../../contract/messages'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../../contract/push'
import { carryOn } from '../../../../../platform/clean-up'
import { isPushAddress } from '../../../../../platform/features/frame/messages/push-services'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { endSession, endSessionsOf, openSession } from '../../../../../platform/kernel/members/session-tokens'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { forgetCopies } from '../../../../../platform/kernel/messages/forget-copies'
import { refer } from '../../../../../platform/kernel/messages/message-words'
import { messages, messageSettings, pushSubscriptions } from '../../../../../platform/kernel/messages/messages.schema'
import { notify } from '../../../../../platform/kernel/messages/notify'
import { asWritten } from '../../../../../platform/kernel/shared/as-written'
import { digest } from '../../../../../platform/kernel/shared/signer'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { startPushService, type PushDeviceAtService } from '../../../../support/push-service'

let service: Awaited<ReturnType<typeof startPushService>>
let platform: TestPlatform
let anna: { readonly id: string; readonly token: string }
let ben: typeof anna
let phone: PushDeviceAtService
let names = 0

beforeAll(async () => {
  service = await startPushService()
  platform = await startPlatform({ configuration: { pushServices: [service.host, 'push.example'] } })
  anna = await platform.logIn({ id: 'anna' })
  ben = await platform.logIn({ id: 'ben' })
})
afterAll(async () => {
  await platform.close()
  await service.close()
})
beforeEach(async () => {
  for (const table of [messages, messageSettings, pushSubscriptions]) await platform.database.delete(table)
  service.answer(201)
  service.whenAsked(async () => undefined)
  service.vapid.length = 0
  phone = service.device(`device-${(names += 1)}`)
})

const subscribe = (who = anna, device = phone) =>
  platform.ask(subscribeToPush, { token: who.token, body: device.subscription })
const choose = (part: { quiet_hours?: { from: number; until: number }; shows_text?: boolean; pushed?: 'cases'[] }) =>
  platform.ask(saveMessageSettings, {
    token: anna.token,
    body: { shown: ['replies', 'cases'], pushed: ['replies', 'cases'], quiet_hours: null, shows_text: false, ...part },
  })
const words = { title: asWritten('Ben replied: meet me at 8'), text: asWritten('the secret') }
const send = (fold?: string) =>
  platform.database.transaction((transaction) =>
    notify(
      transaction,
      { name: 'comment.reply', category: 'replies' },
      [
        {
          userId: 'anna',
          words,
          path: '/posts/1',
          ...(fold === undefined
            ? {}
            : { fold: { key: fold, words: { ...words, title: asWritten('{count} replies') } } }),
        },
      ],
      platform.clock.now(),
    ),
  )
const run = () => carryOn(platform.platform)
const devices = () =>
  queriesOf(platform.database).readColumn(build.select({ of: pushSubscriptions.userId }).from(pushSubscriptions))

describe('a notification', () => {
  it('reaches the device encrypted for it, signed by the site, and says nothing of the message', async () => {
    const { key } = await platform.ask(getPushKey, { token: anna.token })
    await subscribe()
    await send()
    await run()
    expect(phone.got).toEqual([
      { title: '您有一条新消息', text: '回复和赞', path: '/message', tag: 'replies', unread: 1 },
    ])
    const [sender] = service.vapid
    expect(sender).toMatchObject({ key, isSigned: true, claims: { aud: `http://${service.host}` } })
    await run()
    expect(phone.got).toHaveLength(1)
  })

  it('shows the message where its member has chosen so, and leads to its subject', async () => {
    await subscribe()
    await choose({ shows_text: true })
    await send()
    await run()
    expect(phone.got).toMatchObject([{ title: 'Ben replied: meet me at 8', text: 'the secret', path: '/posts/1' }])
  })

  it('is not sent of what was read meanwhile, nor of a category that is not wanted', async () => {
    await subscribe()
    await send()
    await platform.ask(readAllMessages, { token: anna.token, body: { category: null } })
    await run()
    await choose({ pushed: ['cases'] })
    await send()
    await run()
    expect(phone.got).toEqual([])
  })

  it('comes once for messages about one subject, until they are read', async () => {
    await subscribe()
    await send('subject')
    await run()
    await send('subject')
    await run()
    expect(phone.got).toHaveLength(1)
  })

  it('waits until the quiet hours are over', async () => {
    await subscribe()
    const minute = platform.clock.now().getUTCHours() * 60 + platform.clock.now().getUTCMinutes() + 8 * 60
    await choose({ quiet_hours: { from: (minute - 10 + 1440) % 1440, until: (minute + 30) % 1440 } })
    await send()
    await run()
    expect(phone.got).toEqual([])
    platform.clock.advance(31 * 60)
    await run()
    expect(phone.got).toHaveLength(1)
  })

  it('is not sent of what was deleted while it waited, whoever deleted it, and says what was renamed as it is now', async () => {
    await subscribe()
    await choose({ shows_text: true })
    const about = { title: asWritten('{who} replied'), text: asWritten('') }
    const tell = (who: string) =>
      platform.database.transaction((transaction) =>
        notify(
          transaction,
          { name: 'comment.reply', category: 'replies' },
          [{ userId: 'anna', words: about, slots: { who: refer('member', who) }, path: null }],
          platform.clock.now(),
        ),
      )
    const [carl, dora] = [await platform.logIn({ nickname: 'Carl' }), await platform.logIn({ nickname: 'Dora' })]
    for (const { id } of [ben, carl, dora]) await tell(id)
    await platform.database.transaction((transaction) => forgetCopies(transaction, [refer('member', ben.id)]))
    const change = (id: string, set: Partial<typeof users.$inferInsert>) =>
      platform.database.update(users).set(set).where(eq(users.id, id))
    await change(carl.id, { nickname: '', deletedAt: platform.clock.now() })
    await change(dora.id, { nickname: 'Theodora' })
    await run()
    expect(phone.got).toMatchObject([{ title: 'Theodora replied', path: '/message' }])
    await platform.ask(listMessages, { token: anna.token })
    expect((await platform.ask(getUnread, { token: anna.token })).messages).toBe(1)
  })

  it('is tried again where the push service fails, and not through a redirect', async () => {
    await subscribe()
    await send()
    for (const code of [503, 429, 307]) {
      service.answer(code)
      await run()
      platform.clock.advance(61)
    }
    service.answer(201)
    await run()
    expect(phone.got).toHaveLength(1)
    expect(service.vapid).toHaveLength(4)
  })
})

describe('a push service that is slow', () => {
  /** More than are sent side by side. */
  const many = 25

  beforeEach(async () => {
    await subscribe()
    for (let count = 0; count < many; count += 1) await send()
  })

  it('is asked about several messages side by side', async () => {
    let asked = 0
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    // Nothing is answered before the tenth has come.
    service.whenAsked(async () => {
      asked += 1
      if (asked === 10) open()
      await gate
    })
    await run()
    expect(phone.got).toHaveLength(many)
  })

  it('notifies of each message once, also when all of them take longer than the lease of a process', async () => {
    service.whenAsked(async () => platform.clock.advance(20))
    await run()
    expect(phone.got.length).toBeLessThan(many)
    service.whenAsked(async () => undefined)
    platform.clock.advance(61)
    await run()
    platform.clock.advance(61)
    await run()
    expect(phone.got).toHaveLength(many)
  })
})

describe('a device', () => {
  it.each([404, 410])('that its push service does not know any more (%i) is dropped', async (code) => {
    await subscribe()
    await send()
    service.answer(code)
    await run()
    expect(await devices()).toEqual([])
  })

  it('leaves by itself, at the end of its session, and when all other sessions end', async () => {
    const token = await openSession(platform.database, 'anna', platform.clock.now())
    await subscribe()
    await platform.ask(unsubscribeFromPush, { token: ben.token, body: { endpoint: phone.subscription.endpoint } })
    expect(await devices()).toEqual(['anna'])
    await platform.ask(unsubscribeFromPush, { token: anna.token, body: { endpoint: phone.subscription.endpoint } })
    expect(await devices()).toEqual([])
    const other = service.device('other')
    await subscribe({ id: 'anna', token }, other)
    await endSession(platform.database, digest(token))
    expect(await devices()).toEqual([])
    const again = await openSession(platform.database, 'anna', platform.clock.now())
    await subscribe({ id: 'anna', token: again }, other)
    await subscribe()
    await endSessionsOf(platform.database, 'anna', digest(anna.token))
    expect(await devices()).toEqual(['anna'])
  })

  it('is its next member’s after another login, and nobody else can take it', async () => {
    await subscribe()
    const stolen = { ...phone, subscription: { ...phone.subscription, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }
    await expect(subscribe(ben, stolen)).rejects.toThrow('403003')
    await subscribe(ben)
    expect(await devices()).toEqual(['ben'])
  })

  it('replaces the one that came first beyond ten', async () => {
    for (let at = 0; at < 12; at += 1) {
      await subscribe(anna, service.device(`many-${at}`))
      platform.clock.advance(1)
    }
    expect(await devices()).toHaveLength(10)
  })

  it('is not for guests, and not at any other address', async () => {
    expect((await platform.call(subscribeToPush, { body: phone.subscription })).status).toBe(401)
    for (const endpoint of ['http://169.254.169.254/x', 'https://evil.example/x', 'https://127.0.0.1/x', 'no address'])
      expect(
        (await platform.call(subscribeToPush, { token: anna.token, body: { ...phone.subscription, endpoint } })).status,
      ).toBe(400)
  })
})

describe('the addresses of push services', () => {
  const services = ['fcm.googleapis.com', '*.push.apple.com', '127.0.0.1:9000']
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://127.0.0.1:9000/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://push.apple.com.evil.example/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['http://127.0.0.1:9001/x', false],
    ['http://localhost:9000/x', false],
    ['https://[::1]/x', false],
    ['https://10.0.0.1/x', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('are those that are configured: %s %s', (address, isOne) => {
    expect(isPushAddress(address, services)).toBe(isOne)
  })
})
