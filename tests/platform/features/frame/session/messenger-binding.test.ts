import { build } from '../../../../../platform/kernel/database/statement'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as contract from '../../../../../contract/messenger'
import { getUser, logInByMessenger, proveMember, sendCode } from '../../../../../contract/session'
import { sessionFeature } from '../../../../../platform/features/frame/session/session.feature'
import { socialAccounts } from '../../../../../platform/features/frame/session/session.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { openSession } from '../../../../../platform/kernel/members/session-tokens'
import { describeOnBothDatabases } from '../../../../support/databases'
import { MessengerServer } from '../../../../support/messenger-server'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { messagesTo } from '../../../../support/messages'

let server: MessengerServer
let platform: TestPlatform
let phones = 0

interface Person {
  readonly id: string
  readonly token: string
  readonly phone: string
}
/** A member with a phone and no messenger. */
async function resident(): Promise<Person> {
  const phone = String(13_500_000_000 + (phones += 1))
  return { ...(await platform.logIn({ phone })), phone }
}
/** A member who came by the messenger, and has no phone. */
async function newcomer(openid: string): Promise<{ readonly id: string; readonly token: string }> {
  const { data } = await platform.call(logInByMessenger, { body: { code: server.codeFor(openid), agreed: true } })
  return { id: data.user.id, token: data.token }
}
async function codeTo(phone: string, purpose: 'messenger' | 'bind', token: string): Promise<string> {
  platform.clock.advance(61)
  await platform.ask(sendCode, { body: { phone, purpose }, token })
  return platform.textMessages.lastCode(phone)
}
async function proofOf({ token, phone }: Person): Promise<string> {
  const code = await codeTo(phone, 'messenger', token)
  return (await platform.ask(proveMember, { body: { purpose: 'messenger', code }, token })).proof
}
const bind = (token: string, code: string, proof: string, replace = false) =>
  platform.call(contract.bindSocialAccount, { token, body: { code, proof, replace } })
const unbind = (token: string, proof: string) => platform.call(contract.unbindSocialAccount, { token, body: { proof } })
const namesOf = async ({ token }: { readonly token: string }) =>
  (await platform.ask(contract.listSocialAccounts, { token })).items.map(({ nickname }) => nickname)
const toldTo = async ({ id }: { readonly id: string }) =>
  (await messagesTo(platform.database, id)).map(({ kind }) => kind)
const logInSilently = (openid: string) =>
  platform.call(logInByMessenger, { body: { code: server.codeFor(openid, { scope: 'snsapi_base' }), agreed: true } })

describeOnBothDatabases('an account of the messenger that is bound to a member', (open) => {
  beforeEach(async () => {
    server = await MessengerServer.start()
    platform = await startPlatform({
      connection: await open(),
      features: [sessionFeature],
      configuration: { messenger: server.settings, publicOrigin: 'https://city.example' },
    })
  })
  afterEach(async () => {
    await platform.close()
    await server.stop()
  })

  it('logs the member in from then on, and the member is told (C072, C069)', async () => {
    const member = await resident()
    const { status, data } = await bind(member.token, server.codeFor('open-1'), await proofOf(member))
    expect([status, data.items[0].nickname, data.may_unbind]).toEqual([200, 'Rainy Lane', true])
    expect((await logInSilently('open-1')).data.user.id).toBe(member.id)
    expect(await toldTo(member)).toContain('account.messenger-bound')
  })

  it('is bound by nobody who does not prove who they are, nor by the proof of another or of something else', async () => {
    const [member, other] = [await resident(), await resident()]
    const cashOutCode = async () => {
      platform.clock.advance(61)
      await platform.ask(sendCode, { body: { phone: member.phone, purpose: 'cash-out' }, token: member.token })
      return platform.textMessages.lastCode(member.phone)
    }
    const ofCashOut = await platform.ask(proveMember, {
      body: { purpose: 'cash-out', code: await cashOutCode() },
      token: member.token,
    })
    for (const proof of ['made up', await proofOf(other), ofCashOut.proof])
      expect((await bind(member.token, server.codeFor('open-1'), proof)).data.fields).toEqual({ proof: 'expired' })
    const late = await proofOf(member)
    platform.clock.advance(601)
    expect((await bind(member.token, server.codeFor('open-1'), late)).data.fields).toEqual({ proof: 'expired' })
    expect(await namesOf(member)).toEqual([])
  })

  it('is bound by a code that its owner allowed, once', async () => {
    const member = await resident()
    const proof = await proofOf(member)
    const wrong = [server.codeFor('open-1', { scope: 'snsapi_base' }), 'made-up']
    for (const code of wrong) expect((await bind(member.token, code, proof)).data.fields).toEqual({ code: 'wrong' })
    const code = server.codeFor('open-1')
    expect((await bind(member.token, code, proof)).status).toBe(200)
    expect((await bind(member.token, code, proof)).data.fields).toEqual({ code: 'wrong' })
  })

  it("is refused when it is somebody else's, who keeps it", async () => {
    const [owner, member] = [await newcomer('open-1'), await resident()]
    const refused = await bind(member.token, server.codeFor('open-1'), await proofOf(member))
    expect([refused.status, refused.code]).toEqual([409, 409_002])
    expect([await namesOf(owner), await namesOf(member)]).toEqual([['Rainy Lane'], []])
    expect((await logInSilently('open-1')).data.user.id).toBe(owner.id)
  })

  it('belongs to one of two members who bind it at once', async () => {
    const people = [await resident(), await resident()]
    const proofs = [await proofOf(people[0]!), await proofOf(people[1]!)]
    const answers = await Promise.all(
      people.map(({ token }, index) => bind(token, server.codeFor('open-1'), proofs[index] ?? '')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await queriesOf(platform.database).read(build.select().from(socialAccounts))).toHaveLength(1)
  })

  it('is one for a member who binds two at once', async () => {
    const member = await resident()
    const proofs = [await proofOf(member), await proofOf(member)]
    const answers = await Promise.all(
      ['open-1', 'open-2'].map((openid, index) => bind(member.token, server.codeFor(openid), proofs[index] ?? '')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await queriesOf(platform.database).read(build.select().from(socialAccounts))).toHaveLength(1)
  })

  it('gives way to another one only when that is wanted, and the other sessions end', async () => {
    const member = await resident()
    await bind(member.token, server.codeFor('open-1'), await proofOf(member))
    const refused = await bind(member.token, server.codeFor('open-2'), await proofOf(member))
    expect([refused.status, refused.data]).toEqual([409, { state: 'has-messenger' }])
    const elsewhere = await openSession(platform.database, member.id, platform.clock.now())
    const changed = await bind(
      member.token,
      server.codeFor('open-2', { nickname: 'Little Boat' }),
      await proofOf(member),
      true,
    )
    expect(changed.data.items.map(({ nickname }: { nickname: string }) => nickname)).toEqual(['Little Boat'])
    expect((await platform.call(getUser, { token: elsewhere })).status).toBe(401)
    expect((await logInSilently('open-1')).data).toEqual({ state: 'consent-needed' })
  })

  it('keeps its place when the one that should replace it is somebody else’s', async () => {
    await newcomer('open-2')
    const member = await resident()
    await bind(member.token, server.codeFor('open-1'), await proofOf(member))
    expect((await bind(member.token, server.codeFor('open-2'), await proofOf(member), true)).status).toBe(409)
    expect(await namesOf(member)).toEqual(['Rainy Lane'])
  })

  it('is unbound with a proof; it logs nobody in any more, and other sessions end (C070)', async () => {
    const member = await resident()
    await bind(member.token, server.codeFor('open-1'), await proofOf(member))
    const byMessenger = (await logInSilently('open-1')).data.token
    expect((await unbind(member.token, 'made up')).data.fields).toEqual({ proof: 'expired' })
    const { data } = await unbind(member.token, await proofOf(member))
    expect(data.items).toEqual([])
    expect((await platform.call(getUser, { token: byMessenger })).status).toBe(401)
    expect((await logInSilently('open-1')).status).toBe(409)
    expect(await toldTo(member)).toContain('account.messenger-unbound')
    expect((await unbind(member.token, await proofOf(member))).data).toEqual({ state: 'no-messenger' })
  })

  it('stays with a member who could not log in without it', async () => {
    const member = await newcomer('open-1')
    expect((await platform.ask(contract.listSocialAccounts, { token: member.token })).may_unbind).toBe(false)
    // A first phone proves nothing for a week, so a proof is only to be had afterwards.
    await platform.ask(contract.bindPhoneToMessenger, {
      token: member.token,
      body: { phone: '13700000001', code: await codeTo('13700000001', 'bind', member.token) },
    })
    const prove = async ({ token }: { readonly token: string }) =>
      platform.call(proveMember, {
        token,
        body: { purpose: 'messenger', code: await codeTo('13700000001', 'messenger', token) },
      })
    expect((await prove(member)).data.fields).toEqual({ code: 'too-new' })
    platform.clock.advance(7 * 86_400)
    const again: string = (await logInSilently('open-1')).data.token
    const { proof } = (await prove({ token: again })).data
    await platform.database.update(users).set({ phone: null })
    expect((await unbind(again, proof)).data).toEqual({ state: 'last-login' })
    expect(await namesOf({ token: again })).toEqual(['Rainy Lane'])
  })

  it.each([contract.bindPhoneAfterMessenger, contract.bindPhoneToMessenger])(
    'gets a phone that nobody has, and no other, since members are never merged ($id)',
    async (endpoint) => {
      const [member, other] = [await newcomer('open-1'), await resident()]
      const bindPhone = async (phone: string, { token }: { readonly token: string }) =>
        platform.call(endpoint, { token, body: { phone, code: await codeTo(phone, 'bind', token) } })
      expect((await bindPhone(other.phone, member)).code).toBe(409_002)
      expect((await bindPhone('13700000002', member)).data.user.phone).toBe('137****0002')
      const plain = await platform.logIn({ id: 'plain' })
      expect((await bindPhone('13700000003', plain)).data).toEqual({ state: 'no-messenger' })
    },
  )
})
