import { HttpRedPacketsGateway } from '../../../../src/infrastructure/civic/red-packets/http-red-packets-gateway'
import { HttpWalletGateway } from '../../../../src/infrastructure/civic/wallet/http-wallet-gateway'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../../../../platform/kernel/members/members.schema'
import { setFirstPassword } from '../../../../contract/session'
import { openSession } from '../../../../platform/kernel/members/session-tokens'
import { giveProof, walletTools } from '../../../support/wallet'
import { rowsOf, refused, type Callers } from '../gateway-table'

const wanted = { cents: 1_000, channel: 'alipay' as const, account: '13800000003' }
/** A member with ¥50.00 and a proven name. */
const saver = async ({ platform }: Callers<object>) => (await wallets(platform).member(5_000)).id
let walletTool: ReturnType<typeof walletTools> | null = null
/** One for all tests: it numbers its members. */
const wallets = (platform: Callers<object>['platform']) => (walletTool ??= walletTools(platform))
const requested = async (by: Callers<HttpWalletGateway>, change: object = {}) => {
  const id = await saver(by)
  const proof = await giveProof(by.platform.database, id, by.platform.clock.now())
  return (await by.as(id)).request({ ...wanted, ...change }, proof, by.key())
}

export const walletRows = rowsOf(HttpWalletGateway, {
  account: [
    [
      async (by) => (await by.as('user-volunteer')).account(),
      { balance: 87_548, underWay: 8000, earned: 125_548, pending: 10_600 },
    ],
  ],
  movements: [
    [
      async (by) => (await by.as('user-volunteer')).movements('earnings', {}),
      {
        items: [
          {
            id: expect.any(String),
            kind: 'packet',
            subjectId: expect.stringMatching(/^packets-lantern-\d+$/),
            title: 'Red packets of Lantern Street',
            cents: 168,
          },
        ],
      },
    ],
    [async (by) => (await by.as('user-volunteer')).movements('all', { pageSize: 0 }), refused('invalid')],
  ],
  pending: [
    [
      async (by) => (await by.as('user-volunteer')).pending(),
      [{ orderId: 'order-demo-003', title: 'Shopping and errands', cents: 600, dueAt: 1_772_701_200_000 }],
    ],
  ],
  cashOuts: [
    [
      async (by) => (await by.as('user-volunteer')).cashOuts({}),
      { items: [{ id: 'cash-out-demo-6', channel: 'alipay', cents: 3000, fee: 10, state: 'pending' }] },
    ],
  ],
  cashOut: [
    [
      async (by) => (await by.as('user-volunteer')).cashOut('cash-out-demo-2'),
      { id: 'cash-out-demo-2', channel: 'alipay', state: 'failed', account: '138****0003', problem: 'account' },
    ],
    [async (by) => (await by.as('user-resident')).cashOut('cash-out-demo-2'), refused('gone')],
  ],
  offer: [
    [
      async (by) => (await by.as('user-volunteer')).offer(),
      { realName: 'verified', proofWays: ['password'], rules: { channels: ['messenger'], least: 100, most: 100_000 } },
    ],
  ],
  messengerPayee: [
    [async (by) => (await by.as('user-volunteer')).messengerPayee(), {}],
    [async (by) => (await by.as('user-resident')).messengerPayee(), { domain: '127.0.0.1:8787' }],
  ],
  proveIdentity: [
    [
      async (by) => {
        const { id } = await by.member()
        const { database, clock } = by.platform
        const password = 'seven rainy umbrellas'
        const token = await openSession(database, id, clock.now())
        await by.platform.call(setFirstPassword, { token, body: { password } })
        // As if it had been set long ago: a new one proves nothing.
        await database.update(users).set({ passwordSetAt: null }).where(eq(users.id, id))
        return (await by.as(id)).proveIdentity({ password })
      },
      { proof: expect.any(String) },
    ],
    [async (by) => (await by.as('user-volunteer')).proveIdentity({ code: '000000' }), refused('invalid')],
    [async (by) => (await by.as('user-member')).proveIdentity({ code: '000000' }), refused('phone-needed')],
  ],
  request: [
    [requested, { channel: 'alipay', cents: 1000, state: 'pending', account: '138****0003' }],
    [(by) => requested(by, { cents: 6_000 }), refused('invalid')],
    [(by) => requested(by, { channel: 'messenger' }), refused('invalid')],
    [async (by) => (await by.as(await saver(by))).request(wanted, 'no-proof', by.key()), refused('invalid')],
  ],
})

const device = 'the-device-of-this-test'
const isOpening = { id: expect.any(String), cents: expect.any(Number), isReversed: false, at: expect.any(Number) }

export const redPacketsRows = rowsOf(HttpRedPacketsGateway, {
  campaign: [
    [
      (by) => by.guest.campaign(null),
      {
        at: 1_772_697_600_000,
        campaign: {
          id: 'packets-lantern',
          title: 'Red packets of Lantern Street',
          rules: expect.stringContaining('Lantern Street'),
          state: 'open',
          beginsAt: 1_772_154_000_000,
          endsAt: 1_774_440_000_000,
          tiers: [{ share: 4500, least: 50, most: 188 }],
          mostOpenings: null,
        },
      },
    ],
    [(by) => by.guest.campaign('packets-autumn'), { campaign: { state: 'over', mostOpenings: 5 } }],
    [(by) => by.guest.campaign('no-campaign'), refused('gone')],
  ],
  standing: [
    [
      async (by) => (await by.as('user-volunteer')).standing('packets-lantern'),
      { today: { cents: 168, isReversed: false, at: 1_772_697_600_000 }, openings: 3, nextAt: 1_772_726_400_000 },
    ],
    [async (by) => (await by.as('user-volunteer')).standing('no-campaign'), refused('gone')],
    [(by) => by.guest.standing('packets-lantern'), refused('session-expired')],
  ],
  open: [
    [
      async (by) => (await by.member()).gateway.open('packets-welcome', device, by.key()),
      { today: { cents: 88, isReversed: false }, openings: 1, nextAt: 1_772_726_400_000 },
    ],
    [
      async (by) => (await by.as('user-volunteer')).open('packets-lantern', 'another-device-of-this-test', by.key()),
      refused('state-refuses'),
    ],
    [async (by) => (await by.as('user-volunteer')).open('no-campaign', device, by.key()), refused('gone')],
    [async (by) => (await by.as('user-volunteer')).open('packets-lantern', 'short', by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).open('packets-lantern', device, by.key()), refused('phone-needed')],
  ],
  openings: [
    [
      async (by) => (await by.as('user-volunteer')).openings('packets-lantern', { pageSize: 1 }),
      { items: [{ ...isOpening, cents: 168 }], nextCursor: expect.any(String) },
    ],
    [(by) => by.guest.openings('packets-lantern', {}), refused('session-expired')],
  ],
  winners: [
    [
      (by) => by.guest.winners('packets-autumn', { pageSize: 1 }),
      {
        items: [
          { id: expect.any(String), name: expect.any(String), cents: expect.any(Number), at: expect.any(Number) },
        ],
        nextCursor: expect.any(String),
      },
    ],
    [(by) => by.guest.winners('packets-autumn', { pageSize: 0 }), refused('invalid')],
  ],
})
