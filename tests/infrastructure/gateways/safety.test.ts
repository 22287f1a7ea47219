import { eq } from 'drizzle-orm'
import { users } from '../../../platform/kernel/members/members.schema'
import { HttpOwnProofGateway } from '../../../src/infrastructure/frame/session/http-own-proof-gateway'
import { HttpSafetyGateway } from '../../../src/infrastructure/people/safety/http-safety-gateway'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { inDemoCity, refused } from './gateway-table'

const password = 'seven rainy umbrellas'
const describeGateway = inDemoCity()

describeGateway(HttpSafetyGateway, {
  read: [
    [async (by) => (await by.as('user-volunteer')).read(), { hasPassword: true, messenger: '', devices: [{}] }],
    [(by) => by.guest.read(), refused('session-expired')],
  ],
  endDevice: [
    [
      async (by) => {
        const { id, gateway } = await by.member()
        await openSession(by.platform.database, id, by.platform.clock.now(), { browser: 'Firefox' })
        const safety = await gateway.read()
        const other = safety.ok ? safety.value.devices.find(({ browser }) => browser === 'Firefox') : undefined
        return gateway.endDevice(other?.id ?? 'none')
      },
      { devices: [{ current: true }] },
    ],
    [async (by) => (await by.member()).gateway.endDevice('none-of-mine'), refused('gone')],
  ],
  endOtherDevices: [[async (by) => (await by.member()).gateway.endOtherDevices(), { devices: [{ current: true }] }]],
})

describeGateway(HttpOwnProofGateway, {
  ways: [
    [async (by) => (await by.member()).gateway.ways(), { proveBy: ['code'], loggedInJustNow: true }],
    [(by) => by.guest.ways(), refused('session-expired')],
  ],
  prove: [
    [
      async (by) => {
        const member = await by.member()
        const passwordHash = await by.platform.platform.passwords.make(password)
        await by.platform.database.update(users).set({ passwordHash }).where(eq(users.id, member.id))
        return member.gateway.prove('password', { password })
      },
      {},
    ],
    [async (by) => (await by.member()).gateway.prove('password', { password }), refused('invalid')],
  ],
})
