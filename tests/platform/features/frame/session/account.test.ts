import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as session from '../../../../../contract/session'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { PasswordHashes } from '../../../../../platform/kernel/members/password-hashes'
import { loginSources } from '../../../../../platform/features/frame/session/session.schema'
import { sessions, users } from '../../../../../platform/kernel/members/members.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { sources } from '../../../../../platform/kernel/uploads/uploads.schema'
import { sessionFeature } from '../../../../../platform/features/frame/session/session.feature'
import { cleanUp } from '../../../../../platform/clean-up'
import { digest } from '../../../../../platform/kernel/shared/signer'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const phone = '13800138000'
const other = '13900139000'
const good = 'a long walk by the river'

describeOnBothDatabases('an account', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [sessionFeature] })
  })
  afterEach(() => platform.close())

  const codeFor = async (to: string, purpose: string, token?: string): Promise<string> => {
    await platform.call(session.sendCaptcha, { query: { phone: to, purpose }, ...(token ? { token } : {}) })
    return platform.textMessages.lastCode(to)
  }

  it('shows its owner the phone masked and nothing of an identity card', async () => {
    const { token, id } = await platform.logIn({ phone })
    const data = await platform.ask(session.getUser, { token })
    expect(data.user).toEqual({
      id,
      phone: '138****8000',
      avatar: '',
      nickname: 'Tester',
      real_name: 0,
      has_password: false,
    })
    expect(Object.keys(data.profile).sort()).toEqual(['birthdate', 'home_address', 'sex'])
  })

  it('ends after seven days and at logout; an unknown token has none', async () => {
    const { token } = await platform.logIn()
    expect((await platform.call(session.getUser, { token: 'guest' })).code).toBe(303001)
    expect((await platform.call(session.getUser, { token: 'nobody-knows-this' })).status).toBe(401)
    platform.clock.advance(7 * 86_400 - 1)
    expect((await platform.call(session.getUser, { token })).status).toBe(200)
    platform.clock.advance(1)
    expect((await platform.call(session.getUser, { token })).code).toBe(303001)
    const next = await platform.logIn()
    await platform.call(session.logOut, { token: next.token })
    expect((await platform.call(session.getUser, { token: next.token })).code).toBe(303001)
  })

  it('begins anew with each login, which ends the one that the browser had', async () => {
    const { token, id } = await platform.logIn({ phone })
    const elsewhere = await platform.logIn({ phone: '13900139000' })
    const code = await codeFor(phone, 'login')
    const data = await platform.ask(session.logIn, { token, body: { phone, code, agreed: true } })
    expect(data).toMatchObject({ created: false, user: { id } })
    expect(data.token).not.toBe(token)
    expect((await platform.call(session.getUser, { token })).code).toBe(303001)
    for (const open of [data.token, elsewhere.token])
      expect((await platform.call(session.getUser, { token: open })).status).toBe(200)
  })

  it('takes a first password once, and none that is short, long or common', async () => {
    const { token } = await platform.logIn({ phone })
    const set = (password: string) => platform.call(session.setFirstPassword, { token, body: { password } })
    expect((await set('short')).data.fields).toEqual({ password: 'too-short' })
    expect((await set('x'.repeat(65))).data.fields).toEqual({ password: 'too-long' })
    expect((await set('Password123')).data.fields).toEqual({ password: 'too-common' })
    expect((await set(good)).data.user.has_password).toBe(true)
    expect((await set('another fine one')).data).toEqual({ state: 'has-password' })
  })

  it('opens by its password, says nothing of who has one, and after ten wrong ones waits', async () => {
    const { token } = await platform.logIn({ phone })
    await platform.call(session.setFirstPassword, { token, body: { password: good } })
    const enter = (password: string, to = phone) =>
      platform.call(session.logIn, { body: { phone: to, password, agreed: true } })
    expect((await enter(good)).data.created).toBe(false)
    expect((await enter('wrong one', other)).data.fields).toEqual({ password: 'wrong' })
    for (let count = 0; count < 10; count += 1)
      expect((await enter('wrong one')).data.fields).toEqual({ password: 'wrong' })
    const refused = await enter(good)
    expect(refused.status).toBe(429)
    platform.clock.advance(Number(refused.headers['retry-after']))
    expect((await enter(good)).status).toBe(200)
  })

  it('ends the other sessions when its password changes', async () => {
    const { token } = await platform.logIn({ phone })
    await platform.call(session.setFirstPassword, { token, body: { password: good } })
    const data = await platform.ask(session.logIn, { body: { phone, password: good, agreed: true } })
    const change = (old_password: string) =>
      platform.call(session.changePassword, { token, body: { old_password, password: 'another fine one' } })
    expect((await change('wrong one')).data.fields).toEqual({ old_password: 'wrong' })
    expect((await change(good)).status).toBe(200)
    expect((await platform.call(session.getUser, { token })).status).toBe(200)
    expect((await platform.call(session.getUser, { token: data.token })).code).toBe(303001)
    expect(await platform.ask(session.checkPassword, { token, body: { password: good } })).toEqual({ correct: false })
    expect(await platform.ask(session.checkPassword, { token, body: { password: 'another fine one' } })).toEqual({
      correct: true,
    })
  })

  it('gets a new password by a code, which ends every session', async () => {
    const { token } = await platform.logIn({ phone })
    const code = await codeFor(phone, 'reset')
    expect(
      (await platform.call(session.resetPassword, { body: { phone, code, password: 'qwertyuiop' } })).data.fields,
    ).toEqual({ password: 'too-common' })
    expect((await platform.call(session.resetPassword, { body: { phone, code, password: good } })).status).toBe(200)
    expect((await platform.call(session.getUser, { token })).code).toBe(303001)
    expect((await platform.call(session.logIn, { body: { phone, password: good, agreed: true } })).status).toBe(200)
    const stranger = await codeFor(other, 'reset')
    expect(
      (await platform.call(session.resetPassword, { body: { phone: other, code: stranger, password: good } })).data
        .fields,
    ).toEqual({ phone: 'unknown' })
  })

  it('binds a phone that belongs to no other member', async () => {
    await platform.logIn({ phone })
    const { token } = await platform.logIn()
    const taken = await codeFor(phone, 'bind')
    expect((await platform.call(session.bindPhone, { token, body: { phone, code: taken } })).code).toBe(409002)
    const free = await codeFor(other, 'bind')
    expect((await platform.ask(session.bindPhone, { token, body: { phone: other, code: free } })).user.phone).toBe(
      '139****9000',
    )
  })

  it('refuses a second phone to a member who has one, and to change one to a member who has none, as declared', async () => {
    const { token } = await platform.logIn({ phone })
    const { code: bound } = await platform.call(session.bindPhone, { token, body: { phone: other, code: '000000' } })
    const guest = await platform.logIn()
    const changing = { old_proof: 'none', phone: other, code: '000000' }
    const { code: changed } = await platform.call(session.changePhone, { token: guest.token, body: changing })
    expect([bound, changed]).toEqual([409_001, 403_002])
    expect([session.bindPhone.errors, session.changePhone.errors]).toEqual([
      expect.arrayContaining([409_001]),
      expect.arrayContaining([403_002]),
    ])
  })

  it('changes its phone by a proof of the old one and a code of the new one', async () => {
    const { token } = await platform.logIn({ phone })
    expect(
      (await platform.call(session.sendCaptcha, { token, query: { phone: other, purpose: 'rebind-old' } })).data.fields,
    ).toEqual({ phone: 'not-yours' })
    await platform.call(session.sendCaptcha, { token, query: { phone: '138****8000', purpose: 'rebind-old' } })
    const old = await platform.call(session.verifyCaptcha, {
      token,
      body: { phone: '138****8000', code: platform.textMessages.lastCode(phone), purpose: 'rebind-old' },
    })
    const proof = old.data.proof
    const change = (code: string, old_proof: string) =>
      platform.call(session.changePhone, { token, body: { old_proof, phone: other, code } })
    expect((await change(await codeFor(other, 'rebind-new'), 'no proof')).data.fields).toEqual({ old_proof: 'expired' })
    platform.clock.advance(61)
    expect((await change(await codeFor(other, 'rebind-new'), proof)).data.user.phone).toBe('139****9000')
    const again = await platform.logIn({ phone })
    expect(
      (
        await platform.call(session.changePhone, {
          token: again.token,
          body: { old_proof: proof, phone: '13700137000', code: await codeFor('13700137000', 'rebind-new') },
        })
      ).data.fields,
    ).toEqual({ old_proof: 'expired' })
  })

  it('ends its other sessions, and not the present one, with a changed phone and with a first password', async () => {
    const mine = await platform.logIn({ phone })
    const elsewhere = async () => {
      const token = `elsewhere-${Math.random()}`
      await platform.database
        .insert(sessions)
        .values({
          tokenHash: digest(token),
          userId: mine.id,
          createdAt: platform.clock.now(),
          expiresAt: new Date(platform.clock.now().getTime() + 86_400_000),
        })
      return token
    }
    const codes = async (tokens: readonly string[]) =>
      Promise.all(tokens.map(async (token) => (await platform.call(session.getUser, { token })).code))
    const first = await elsewhere()
    expect(
      (await platform.call(session.setFirstPassword, { token: mine.token, body: { password: good } })).status,
    ).toBe(200)
    expect(await codes([mine.token, first])).toEqual([100000, 303001])

    const second = await elsewhere()
    const { proof } = await platform.ask(session.verifyCaptcha, {
      token: mine.token,
      body: { phone, purpose: 'rebind-old', code: await codeFor(phone, 'rebind-old', mine.token) },
    })

    const code = await codeFor(other, 'rebind-new', mine.token)
    expect(
      (await platform.call(session.changePhone, { token: mine.token, body: { old_proof: proof, phone: other, code } }))
        .status,
    ).toBe(200)
    expect(await codes([mine.token, second])).toEqual([100000, 303001])
  })

  it('takes neither its own number nor the name of the site for a password', async () => {
    await platform.database
      .insert(configurations)
      .values({ code: 'site', value: { name: { 'zh-CN': '江城', en: 'River City' } } })
    const { token } = await platform.logIn({ phone })
    const reason = async (password: string) =>
      (await platform.call(session.setFirstPassword, { token, body: { password } })).data.fields
    for (const password of [
      phone,
      '+86 138 0013 8000',
      'a13800138000',
      '00138000',
      'River City',
      'rivercity1',
      'River-City!',
    ])
      expect([password, await reason(password)]).toEqual([password, { password: 'personal' }])
    const reset = await platform.call(session.resetPassword, { body: { phone, code: '000000', password: phone } })
    expect(reset.data.fields).toEqual({ password: 'personal' })
    expect(
      (await platform.call(session.setFirstPassword, { token, body: { password: 'a river city at dawn' } })).status,
    ).toBe(200)
  })

  it('takes neither its nickname nor the name of the product for a password', async () => {
    const { token } = await platform.logIn({ phone, nickname: 'Lin of the River' })
    const reason = async (password: string) =>
      (await platform.call(session.setFirstPassword, { token, body: { password } })).data.fields
    for (const password of ['townsquare', 'Townsquare1!', 'lin of the river', 'LinOfTheRiver9'])
      expect([password, await reason(password)]).toEqual([password, { password: 'personal' }])
  })

  it('gets a hash of today at the next login, when its own cost less', async () => {
    const { token, id } = await platform.logIn({ phone })
    await platform.call(session.setFirstPassword, { token, body: { password: good } })
    const old = await new PasswordHashes(6).make(good)
    const ofUser = eq(users.id, id)
    await platform.database.update(users).set({ passwordHash: old }).where(ofUser)
    const enter = (password: string) => platform.call(session.logIn, { body: { phone, password, agreed: true } })
    const hash = async () =>
      (await queriesOf(platform.database).readOne(build.select().from(users).where(ofUser)))?.passwordHash
    expect((await enter('a wrong one of mine')).status).toBe(400)
    expect(await hash()).toBe(old)
    expect((await enter(good)).status).toBe(200)
    expect(await hash()).toMatch(/^scrypt\$8\$8\$3\$/)
    expect((await enter(good)).status).toBe(200)
  })

  it('keeps where a login came from, and of its addresses only the pages', async () => {
    const source = {
      from_url: 'https://partner.example/spring?utm_source=poster&app_token=secret&phone=13800138000#top',
      from_user_id: 'user-friend',
      jump_url: '/posts/12?name=Zhou',
    }
    const answer = await platform.call(session.logIn, {
      body: { phone, code: await codeFor(phone, 'login'), agreed: true, ...source },
    })
    platform.clock.advance(61)
    await platform.call(session.logIn, { body: { phone, code: await codeFor(phone, 'login'), agreed: true } })
    platform.clock.advance(61)
    await platform.call(session.logIn, {
      body: { phone, code: await codeFor(phone, 'login'), agreed: true, from_url: 'javascript:alert(1)' },
    })
    const kept = await queriesOf(platform.database).read(build.select().from(loginSources))
    expect(kept).toMatchObject([
      {
        userId: answer.data.user.id,
        fromUrl: 'https://partner.example/spring?utm_source=poster',
        fromUserId: 'user-friend',
        jumpUrl: '/posts/12',
      },
    ])
    expect(kept).toHaveLength(1)
    platform.clock.advance(181 * 86_400)
    await cleanUp(platform.platform)
    expect(await queriesOf(platform.database).read(build.select().from(loginSources))).toEqual([])
  })

  it('is edited by parts, with a picture of its own as avatar', async () => {
    const { token, id } = await platform.logIn()
    const stranger = await platform.logIn()
    const picture = {
      kind: 'image',
      url: '/uploads/image-1.jpg',
      mime: 'image/jpeg',
      width: 10,
      height: 10,
      size: 100,
      createdAt: platform.clock.now(),
    } as const
    await platform.database.insert(sources).values([
      { ...picture, id: 'mine', userId: id },
      { ...picture, id: 'theirs', userId: stranger.id },
    ])
    const edit = (body: object) => platform.call(session.editUser, { token, body })
    expect((await edit({ nickname: '  江上 渔翁 ' })).data.user.nickname).toBe('江上 渔翁')
    await platform.database.insert(sensitiveWords).values({ word: '刷单返利' })
    expect((await edit({ nickname: '刷 单返利' })).data.fields).toEqual({ nickname: 'sensitive' })
    await platform.database.delete(sensitiveWords)
    expect((await edit({ avatar_source_id: 'theirs' })).data.fields).toEqual({ avatar_source_id: 'unknown' })
    const { data } = await edit({ avatar_source_id: 'mine', sex: 2, birthdate: '1990-02-03', home_address: 'Lane 3' })
    expect(data).toMatchObject({
      user: { nickname: '江上 渔翁', avatar: '/uploads/image-1.jpg' },
      profile: { sex: 2, birthdate: '1990-02-03', home_address: 'Lane 3' },
    })
    expect((await edit({ birthdate: '2026-03-07' })).data.fields).toEqual({ birthdate: 'in-future' })
    expect((await edit({ birthdate: '2026-02-30' })).data.fields).toEqual({ birthdate: 'format' })
    expect((await edit({ birthdate: null })).data.profile.birthdate).toBeNull()
  })
})
