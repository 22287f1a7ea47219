import { eq } from 'drizzle-orm'
import { sendCode } from '../../../contract/session'
import type { DemoMessenger } from '../../../platform/demo/services/demo-messenger'
import { socialAccounts } from '../../../platform/features/frame/session/session.schema'
import { users } from '../../../platform/kernel/members/members.schema'
import type { DeviceMark } from '../../../src/application/frame/session/device-mark'
import { HttpPageSignatures } from '../../../src/infrastructure/frame/hosts/http-page-signatures'
import { HttpMessengerAccountGateway } from '../../../src/infrastructure/frame/session/http-messenger-account-gateway'
import { inDemoCity, refused, type Callers, type Newcomer } from './gateway-table'

const describeGateway = inDemoCity()

describeGateway(HttpPageSignatures, {
  sign: [
    [(by) => by.guest.sign('http://127.0.0.1:8787/index'), { appId: 'demo', address: 'http://127.0.0.1:8787/index' }],
    [(by) => by.guest.sign('https://elsewhere.example/'), refused('invalid')],
  ],
})

type Accounts = Callers<HttpMessengerAccountGateway>
const password = 'the city and the river'

const messengerCode = ({ platform }: Accounts, subject: string) =>
  (platform.platform.messenger as DemoMessenger).issueCode(subject, 'Rainy Lane')

/** A new member with a password that is old enough to prove something. */
async function prover(by: Accounts): Promise<Newcomer<HttpMessengerAccountGateway>> {
  const member = await by.member()
  const passwordHash = await by.platform.platform.passwords.make(password)
  await by.platform.database.update(users).set({ passwordHash }).where(eq(users.id, member.id))
  return member
}
async function proofOf({ gateway }: Newcomer<HttpMessengerAccountGateway>): Promise<string> {
  const proven = await gateway.prove({ password })
  return proven.ok ? proven.value.proof : ''
}
const once = { replaces: false }
let newcomers = 0

/** A member who came by the messenger and has no phone, and the code that a phone was sent to bind it. */
async function phoneless(by: Accounts, phone: string) {
  const { database, clock } = by.platform
  const { id } = await by.platform.logIn({ id: `by-messenger-${(newcomers += 1)}` })
  await database.insert(socialAccounts).values({ provider: 'demo', subject: id, userId: id, createdAt: clock.now() })
  clock.advance(61)
  const gateway = await by.as(id)
  // Only the device that asked for a code may use it.
  const device = (gateway as unknown as { readonly device: DeviceMark }).device.read()
  await by.platform.ask(sendCode, { body: { phone, purpose: 'bind', device } })
  return { gateway, code: by.platform.textMessages.lastCode(phone) }
}

describeGateway(HttpMessengerAccountGateway, {
  own: [
    [async (by) => (await by.member()).gateway.own(), { bound: null, proveBy: ['code'], mayUnbind: true }],
    [(by) => by.guest.own(), refused('session-expired')],
  ],
  prove: [
    [async (by) => (await prover(by)).gateway.prove({ password }), {}],
    [async (by) => (await prover(by)).gateway.prove({ password: 'another one' }), refused('invalid')],
  ],
  bind: [
    [
      async (by) => {
        const member = await prover(by)
        return member.gateway.bind(messengerCode(by, 'bound-1'), { ...once, proof: await proofOf(member) })
      },
      { bound: { nickname: 'Rainy Lane' }, mayUnbind: true },
    ],
    [
      async (by) => {
        const [first, second] = [await prover(by), await prover(by)]
        await first.gateway.bind(messengerCode(by, 'bound-2'), { ...once, proof: await proofOf(first) })
        return second.gateway.bind(messengerCode(by, 'bound-2'), { ...once, proof: await proofOf(second) })
      },
      refused('somebody-first'),
    ],
    [async (by) => (await prover(by)).gateway.bind('made up', { ...once, proof: 'none' }), refused('invalid')],
  ],
  unbind: [
    [
      async (by) => {
        const member = await prover(by)
        await member.gateway.bind(messengerCode(by, 'bound-3'), { ...once, proof: await proofOf(member) })
        return member.gateway.unbind(await proofOf(member))
      },
      { bound: null },
    ],
    [
      async (by) => {
        const member = await prover(by)
        return member.gateway.unbind(await proofOf(member))
      },
      refused('state-refuses'),
    ],
  ],
  bindPhone: [
    [
      async (by) => {
        const { gateway, code } = await phoneless(by, '13300009999')
        return gateway.bindPhone('13300009999', code)
      },
      { user: { phone: '133****9999' } },
    ],
    [async (by) => (await by.member()).gateway.bindPhone('13300009998', '000000'), refused('state-refuses')],
  ],
})
