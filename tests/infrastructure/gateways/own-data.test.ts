import { eq } from 'drizzle-orm'
import { users } from '../../../platform/kernel/members/members.schema'
import { HttpOwnDataGateway } from '../../../src/infrastructure/people/own-data/http-own-data-gateway'
import { proveMember } from '../../../contract/session'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()
const password = 'seven rainy umbrellas'

type OwnDataCallers = Callers<HttpOwnDataGateway>

/** A new member, and a proof of who they are. */
async function prover(by: OwnDataCallers, purpose: 'data-copy' | 'deletion') {
  const member = await by.member()
  const passwordHash = await by.platform.platform.passwords.make(password)
  await by.platform.database.update(users).set({ passwordHash }).where(eq(users.id, member.id))
  const token = await openSession(by.platform.database, member.id, by.platform.clock.now())
  const { proof } = await by.platform.ask(proveMember, { token, body: { purpose, password } })
  return { gateway: member.gateway, proof }
}

describeGateway(HttpOwnDataGateway, {
  read: [
    [async (by) => (await by.member()).gateway.read(), { copy: null, deletedAt: null, blocks: [] }],
    [(by) => by.guest.read(), refused('session-expired')],
  ],
  askForCopy: [
    [
      async (by) => {
        const { gateway, proof } = await prover(by, 'data-copy')
        return gateway.askForCopy(proof)
      },
      { copy: { state: 'waiting', isFromHere: true, expiresAt: null, size: null } },
    ],
    [async (by) => (await by.member()).gateway.askForCopy('none'), refused('invalid')],
  ],
  askForDeletion: [
    [
      async (by) => {
        const { gateway, proof } = await prover(by, 'deletion')
        return gateway.askForDeletion(proof)
      },
      { blocks: [] },
    ],
    [async (by) => (await by.member()).gateway.askForDeletion('none'), refused('invalid')],
  ],
  cancelDeletion: [[async (by) => (await by.member()).gateway.cancelDeletion(), { deletedAt: null }]],
  addressOf: [
    [
      async (by) => {
        const address = by.guest.addressOf('copy 1')
        return { ok: true, value: address }
      },
      '/v2/consumer/data_archives/copy%201',
    ],
  ],
})
