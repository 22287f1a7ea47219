import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as session from '../../../../../contract/session'
import { desks } from '../../../../../platform/features'
import { sessions, users } from '../../../../../platform/kernel/members/members.schema'
import {
  openSession,
  removeExpiredSessions,
  selectOpenSessions,
} from '../../../../../platform/kernel/members/session-tokens'
import { digest } from '../../../../../platform/kernel/shared/signer'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const phone = '13800138000'
const hour = 3600

describeOnBothDatabases('a session', (open) => {
  let platform: TestPlatform
  let token: string
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    ;({ token } = (await logIn()).data)
  })
  afterEach(() => platform.close())

  async function logIn(headers: Record<string, string> = {}) {
    platform.clock.advance(61)
    await platform.call(session.sendCode, { body: { phone, purpose: 'login' } })
    const code = platform.textMessages.lastCode(phone)
    return await platform.call(session.logIn, { body: { phone, code, agreed: true }, headers })
  }
  const codeOf = async () => (await platform.call(session.getUser, { token })).code
  const rows = async () => await queriesOf(platform.database).read(build.select().from(sessions))
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())

  it('that a log-in opens while its account is being deleted belongs to nobody', async () => {
    const opened = await openSession(platform.database, (await rows())[0]!.userId, platform.clock.now())
    await platform.database.update(users).set({ deletedAt: platform.clock.now() })
    expect((await platform.call(session.getUser, { token: opened })).code).toBe(303001)
    expect(await selectOpenSessions(platform.database, [digest(opened)], platform.clock.now())).toEqual(new Set())
  })

  it('ends after three days without a call, and is removed', async () => {
    platform.clock.advance(72 * hour - 1)
    expect(await codeOf()).toBe(100000)
    platform.clock.advance(72 * hour - 1)
    await removeExpiredSessions(platform.database, platform.clock.now())
    expect(await codeOf()).toBe(100000)
    platform.clock.advance(72 * hour)
    expect(await codeOf()).toBe(303001)
    await removeExpiredSessions(platform.database, platform.clock.now())
    expect(await rows()).toEqual([])
  })

  it('ends after seven days, however often it is used', async () => {
    for (let day = 0; day < 6; day += 1) {
      platform.clock.advance(24 * hour)
      expect(await codeOf()).toBe(100000)
    }
    platform.clock.advance(24 * hour)
    expect(await codeOf()).toBe(303001)
  })

  it('is written down as used once an hour, however many calls come', async () => {
    const usedAt = async () => (await rows())[0]?.usedAt ?? null
    await codeOf()
    expect(await usedAt()).toBeNull()
    platform.clock.advance(hour)
    const first = platform.clock.now()
    await Promise.all(Array.from({ length: 6 }, codeOf))
    expect(await usedAt()).toEqual(first)
    platform.clock.advance(hour - 1)
    await codeOf()
    expect(await usedAt()).toEqual(first)
    platform.clock.advance(1)
    await codeOf()
    expect(await usedAt()).toEqual(platform.clock.now())
  })

  it('is ended by an operator, by the number or the id, and its owner can log in again', async () => {
    expect(await run('accounts', 'end-sessions', phone)).toMatchObject({ failed: false })
    expect(await codeOf()).toBe(303001)
    expect((await logIn()).status).toBe(200)
    expect(await run('accounts', 'end-sessions', 'nobody')).toEqual({
      output: 'There is no "nobody" among the accounts.',
      failed: true,
    })
    expect((await run('log', 'accounts')).output).toContain('accounts end-sessions 138****8000  done')
  })

  it('is none of a locked account, whose owner reads why and whom to ask, until it is unlocked', async () => {
    const [row] = await rows()
    const id = row?.userId ?? ''
    expect(await run('accounts', 'lock', id, 'Sells tickets that do not exist.')).toMatchObject({ failed: false })
    expect(await run('accounts', 'lock', id, 'Sells tickets that do not exist.')).toMatchObject({ failed: true })
    expect(await codeOf()).toBe(303001)
    // A session that is opened beside the lock opens nothing either.
    await platform.database
      .insert(sessions)
      .values({
        tokenHash: row?.tokenHash ?? '',
        userId: id,
        createdAt: platform.clock.now(),
        expiresAt: new Date(platform.clock.now().getTime() + 1e9),
      })
    expect(await codeOf()).toBe(303001)
    const refused = await logIn({ 'x-language': 'en' })
    expect(refused).toMatchObject({ status: 409, code: 409001, data: { state: 'locked' } })
    expect(refused.msg).toBe(
      'This account is locked: Sells tickets that do not exist. If you think this is a mistake, write to us under Feedback; you don’t need to log in.',
    )
    expect((await logIn()).msg).toContain('此账号已被锁定')
    expect((await run('accounts')).output).toContain('138****8000\n  Sells tickets')
    // Nobody learns of it without a proof.
    const guess = await platform.call(session.logIn, { body: { phone, password: 'a guess of mine', agreed: true } })
    expect(guess.data).toEqual({ fields: { password: 'wrong' } })
    expect(await run('accounts', 'unlock', id)).toMatchObject({ failed: false })
    expect(await run('accounts', 'unlock', id)).toMatchObject({ failed: true })
    ;({ token } = (await logIn()).data)
    expect(await codeOf()).toBe(100000)
    await platform.database.delete(sessions).where(eq(sessions.userId, id))
  })
})
