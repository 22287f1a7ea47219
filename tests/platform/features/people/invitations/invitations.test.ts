import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listInvited } from '../../../../../contract/invitations'
import * as session from '../../../../../contract/session'
import { loginSources } from '../../../../../platform/features/frame/session/session.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import type { DemoMessenger } from '../../../../../platform/demo/services/demo-messenger'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

describeOnBothDatabases('who came by an invitation', (open) => {
  let platform: TestPlatform
  let anna: { readonly id: string; readonly token: string }
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { demo: true } })
    anna = await platform.logIn({ id: 'anna', nickname: 'Anna' })
  })
  afterEach(() => platform.close())

  /** Logs in by a code from a text message, which registers a new number. */
  const come = async (phone: string, source: object = { from_user_id: 'anna' }) => {
    platform.clock.advance(61)
    await platform.call(session.sendCaptcha, { query: { phone, purpose: 'login' } })
    const code = platform.textMessages.lastCode(phone)
    const data = await platform.ask(session.logIn, { body: { phone, code, agreed: true, ...source } })
    return data
  }
  const invited = async (query: Record<string, string> = {}, token = anna.token) =>
    await platform.ask(listInvited, { token, query })
  const add = (id: string, createdAt: Date, nickname: string, fromUserId = 'anna') =>
    platform.database.insert(users).values({ id, nickname, avatar: '', fromUserId, createdAt })

  it('is listed once they registered, by a masked name and the time, and by nothing that leads to them', async () => {
    expect(await invited()).toEqual({ items: [], next_cursor: null, total: 0, today: 0 })
    const { user } = await come('13800138000')
    await platform.database.update(users).set({ nickname: '灯笼街小何' }).where(eq(users.id, user.id))
    const answer = await invited()
    expect(answer).toEqual({
      items: [{ id: answer.items[0]?.id, name: '灯****', at: platform.clock.now().toISOString() }],
      next_cursor: null,
      total: 1,
      today: 1,
    })
    expect(JSON.stringify(answer)).not.toContain(user.id)
    // Nor can anybody who knows ids from elsewhere try which of them it is.
    const hashes = ['md5', 'sha1', 'sha256'].flatMap((name) =>
      [user.id, `anna${user.id}`, `anna:${user.id}`].map((text) => createHash(name).update(text).digest('hex')),
    )
    expect(hashes).not.toContain(answer.items[0]?.id)
  })

  it('has another mark for each who invited them', async () => {
    const ben = await platform.logIn({ id: 'ben' })
    await add('one', platform.clock.now(), 'One')
    const [first] = (await invited()).items
    await platform.database.update(users).set({ fromUserId: 'ben' }).where(eq(users.id, 'one'))
    const [second] = (await invited({}, ben.token)).items
    expect(second?.name).toBe(first?.name)
    expect(second?.id).not.toBe(first?.id)
  })

  it('counts once, for the first link, whatever links they follow later', async () => {
    const ben = await platform.logIn({ id: 'ben' })
    await come('13800138000')
    await come('13800138000')
    await come('13800138000', { from_user_id: 'ben' })
    expect([(await invited()).total, (await invited({}, ben.token)).total]).toEqual([1, 0])
  })

  it('does not count a member who was here before, nor anybody who follows a link of their own', async () => {
    const { user, token } = await come('13800138000', {})
    await come('13800138000')
    await come('13800138000', { from_user_id: user.id })
    expect([(await invited()).total, (await invited({}, token)).total]).toEqual([0, 0])
    const sources = await queriesOf(platform.database).read(
      build.select({ by: loginSources.fromUserId }).from(loginSources),
    )
    expect(sources).toEqual([{ by: 'anna' }])
  })

  it('counts a messenger account once, for one link, when it comes by two at once', async () => {
    const ben = await platform.logIn({ id: 'ben' })
    const messenger = platform.platform.messenger as DemoMessenger
    const enter = (from_user_id: string) =>
      platform.call(session.logInByMessenger, {
        body: { code: messenger.issueCode('one', 'Rainy Lane'), agreed: true, from_user_id },
      })
    await Promise.all([enter('anna'), enter('ben'), enter('anna')])
    expect([(await invited()).total, (await invited({}, ben.token)).total].sort()).toEqual([0, 1])
  })

  it('comes by pages, the latest first, also of those who came in the same moment', async () => {
    const at = platform.clock.now().getTime()
    for (const index of [0, 1, 2, 3, 4])
      await add(`u${index}`, new Date(at - Math.floor(index / 3) * 1000), `${index}!`)
    await add('other', new Date(at), 'Other', 'ben')
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof invited>> = await invited({
        page_size: '2',
        ...(cursor !== '' && { cursor }),
      })
      expect(page.total).toBe(cursor === '' ? 5 : undefined)
      names.push(...page.items.map(({ name }: { name: string }) => name))
      cursor = page.next_cursor
    }
    expect([names.slice(0, 3).sort(), names.slice(3).sort()]).toEqual([
      ['0*', '1*', '2*'],
      ['3*', '4*'],
    ])
  })

  it('counts the day by the calendar of the site', async () => {
    // 16:00 in the site's zone: midnight was sixteen hours ago.
    const at = platform.clock.now().getTime()
    await add('late', new Date(at - 15.9 * 3_600_000), 'Late')
    await add('early', new Date(at - 16.1 * 3_600_000), 'Early')
    expect(await invited()).toMatchObject({ total: 2, today: 1 })
  })

  it('is for members alone', async () => {
    expect((await platform.call(listInvited)).code).toBe(303001)
  })
})
