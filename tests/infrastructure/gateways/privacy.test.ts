import { expect } from 'vitest'
import { HttpPrivacyGateway } from '../../../src/infrastructure/people/privacy/http-privacy-gateway'
import { plainPrivacy } from '../../../src/domain/people/privacy/privacy'
import { inDemoCity, refused } from './gateway-table'

const describeGateway = inDemoCity()

describeGateway(HttpPrivacyGateway, {
  read: [
    [async (by) => (await by.member()).gateway.read(), plainPrivacy],
    [(by) => by.guest.read(), refused('session-expired')],
  ],
  change: [
    [
      async (by) => (await by.member()).gateway.change({ wishesFor: 'volunteers', keepsHistory: false }),
      { ...plainPrivacy, wishesFor: 'volunteers', keepsHistory: false },
    ],
  ],
  blocked: [
    [
      async (by) => {
        const { gateway } = await by.member()
        await gateway.block('user-volunteer')
        return gateway.blocked({})
      },
      {
        items: [{ id: 'user-volunteer', avatar: '/media/avatars/avatar-03.webp', blockedAt: expect.any(Number) }],
        nextCursor: null,
      },
    ],
  ],
  block: [
    [async (by) => (await by.member()).gateway.block('user-volunteer'), { blocked: true }],
    [async (by) => (await by.member()).gateway.block('nobody'), refused('gone')],
    [
      async (by) => {
        const { id, gateway } = await by.member()
        return gateway.block(id)
      },
      refused('state-refuses'),
    ],
  ],
  unblock: [[async (by) => (await by.member()).gateway.unblock('user-volunteer'), { blocked: false }]],
})
