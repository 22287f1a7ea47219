import { eq } from 'drizzle-orm'
import type { DemoMessenger } from '../../../platform/demo/services/demo-messenger'
import { users } from '../../../platform/kernel/members/members.schema'
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

describeGateway(HttpMessengerAccountGateway, {
  ownAccount: [
    [async (by) => (await by.member()).gateway.ownAccount(), { bound: null, proveBy: ['code'], mayUnbind: true }],
    [(by) => by.guest.ownAccount(), refused('session-expired')],
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
})
