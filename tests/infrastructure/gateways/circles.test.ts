import { expect } from 'vitest'
import { listCirclePosts } from '../../../contract/circles'
import { reportSomething } from '../../../contract/reports'
import { HttpCirclePostsGateway } from '../../../src/infrastructure/civic/circles/http-circle-posts-gateway'
import { HttpCirclesGateway } from '../../../src/infrastructure/civic/circles/http-circles-gateway'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const hours = 24
const nobody = { userId: 'nobody', reason: '', hours } as const
const place = { name: 'East gate', latitude: 26.42, longitude: 111.61 }
/** The rules of the first circle. */
const rules = 'Be kind. Argue about things, never about people.'
const form = { intro: 'For everybody.', rules, notice: '', place, joinMode: 'open', question: '' } as const

/** Each post is reported once: what a circle kept is for the office when it is reported again. */
let reportedSoFar = 0

/** Keeps all posts of the first circle that were reported; answers with its owner's gateway. */
async function withoutReports(by: Callers<HttpCirclesGateway>): Promise<HttpCirclesGateway> {
  const gateway = await by.as('user-resident')
  const reported = await gateway.reported('circle-01', {})
  for (const { id } of reported.ok ? reported.value.items : []) await gateway.keepReported(id, by.key())
  return gateway
}

describeGateway(HttpCirclesGateway, {
  list: [
    [
      async (by) => (await by.as('user-resident')).list({ mine: true, search: 'Balcony' }, {}),
      {
        items: [
          {
            id: 'circle-01',
            name: 'Balcony vegetables',
            picture: '/media/pictures/balcony-garden.webp',
            posts: 12,
            joinMode: 'open',
            isClosed: false,
            hasEnded: false,
            standing: 'owner',
            latest: { at: expect.any(Number) },
          },
        ],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.list({ mine: false, search: '' }, { pageSize: 0 }), refused('invalid')],
  ],
  circle: [
    [
      (by) => by.guest.circle('circle-01'),
      {
        circle: {
          id: 'circle-01',
          owner: { id: 'user-resident' },
          rules: [rules],
          acts: ['enter'],
          isSilent: false,
          mutedUntil: null,
          waitingCount: 0,
        },
        pinned: [{ id: 'circle-post-1-007', isPinned: true, isBest: true }],
      },
    ],
    [(by) => by.guest.circle('no-circle'), refused('gone')],
  ],
  act: [
    [
      async (by) => (await by.member()).gateway.act('circle-02', 'enter', by.key()),
      { id: 'circle-02', standing: 'member', acts: ['leave'] },
    ],
    [async (by) => (await by.member()).gateway.act('no-circle', 'enter', by.key()), refused('gone')],
    [async (by) => (await by.member()).gateway.act('circle-04', 'enter', by.key()), refused('state-refuses')],
    [async (by) => (await by.member()).gateway.act('circle-02', 'silence', by.key()), refused('not-yours')],
  ],
  ask: [
    [
      async (by) => (await by.member()).gateway.ask('circle-04', 'Of the old bridge.', by.key()),
      { id: 'circle-04', standing: 'pending' },
    ],
    [(by) => by.guest.ask('circle-04', 'Of the old bridge.', by.key()), refused('session-expired')],
    [async (by) => (await by.member()).gateway.ask('circle-04', '', by.key()), refused('invalid')],
    [async (by) => (await by.member()).gateway.ask('circle-01', '', by.key()), refused('state-refuses')],
    [async (by) => (await by.member()).gateway.ask('no-circle', '', by.key()), refused('gone')],
  ],
  members: [
    [
      async (by) => (await by.as('user-resident')).members('circle-01', 'member', {}),
      { items: [{ id: 'user-resident', rank: 'owner', state: 'member', mutedUntil: null, acts: [] }] },
    ],
    [(by) => by.guest.members('circle-01', 'pending', {}), refused('session-expired')],
    [async (by) => (await by.member()).gateway.members('circle-01', 'pending', {}), refused('not-yours')],
    [(by) => by.guest.members('no-circle', 'member', {}), refused('gone')],
    [(by) => by.guest.members('circle-01', 'member', { pageSize: 0 }), refused('invalid')],
  ],
  candidates: [
    [
      async (by) => (await by.as('user-resident')).candidates('circle-01', ''),
      [{ id: 'reader-02', standing: 'invited', invitableFrom: null }],
    ],
    [(by) => by.guest.candidates('circle-01', ''), refused('session-expired')],
    [async (by) => (await by.member()).gateway.candidates('circle-01', ''), refused('not-yours')],
    [async (by) => (await by.as('user-resident')).candidates('no-circle', ''), refused('gone')],
    [async (by) => (await by.as('user-resident')).candidates('circle-06', ''), refused('state-refuses')],
    [async (by) => (await by.as('user-resident')).candidates('circle-01', 'x'.repeat(101)), refused('invalid')],
  ],
  decide: [
    [
      async (by) => {
        const { id: userId } = await by.member()
        return (await by.as('user-resident')).decide(
          'circle-01',
          { userId, act: 'invite', reason: '', hours },
          by.key(),
        )
      },
      { id: 'circle-01', standing: 'owner' },
    ],
    [
      async (by) => (await by.as('user-resident')).decide('circle-01', { ...nobody, act: 'approve' }, by.key()),
      refused('gone'),
    ],
    [
      async (by) => (await by.member()).gateway.decide('circle-01', { ...nobody, act: 'approve' }, by.key()),
      refused('not-yours'),
    ],
    [
      async (by) =>
        (await by.as('user-resident')).decide(
          'circle-01',
          { userId: 'user-resident', act: 'approve', reason: '', hours },
          by.key(),
        ),
      refused('state-refuses'),
    ],
  ],
  change: [
    [
      async (by) => (await by.as('user-resident')).change('circle-01', form, by.key()),
      { id: 'circle-01', intro: 'For everybody.', notice: '', place, joinMode: 'open' },
    ],
    [async (by) => (await by.member()).gateway.change('circle-01', form, by.key()), refused('not-yours')],
    [async (by) => (await by.member()).gateway.change('no-circle', form, by.key()), refused('gone')],
    [async (by) => (await by.as('user-resident')).change('circle-06', form, by.key()), refused('state-refuses')],
  ],
  reported: [
    [async (by) => (await withoutReports(by)).reported('circle-01', {}), { items: [] }],
    [(by) => by.guest.reported('circle-01', {}), refused('session-expired')],
    [async (by) => (await by.member()).gateway.reported('circle-01', {}), refused('not-yours')],
    [async (by) => (await by.as('user-resident')).reported('no-circle', {}), refused('gone')],
  ],
  keepReported: [
    [
      async (by) => {
        const gateway = await withoutReports(by)
        const { items } = await by.platform.ask(listCirclePosts, { path: { id: 'circle-01' } })
        const { id = '' } = items.filter(({ author }) => author.id !== 'user-resident')[(reportedSoFar += 1)] ?? {}
        const { token } = await by.platform.logIn({ phone: null })
        const body = { kind: 'circle-post' as const, id, reason: 'spam' as const, text: '' }
        await by.platform.ask(reportSomething, { token, headers: { 'idempotency-key': by.key() }, body })
        return gateway.keepReported(id, by.key())
      },
      { id: 'circle-01', standing: 'owner', reportedCount: 0 },
    ],
    [async (by) => (await by.as('user-resident')).keepReported('no-post', by.key()), refused('gone')],
    [async (by) => (await by.member()).gateway.keepReported('circle-post-1-005', by.key()), refused('not-yours')],
  ],
  records: [
    [
      async (by) => (await by.as('user-resident')).records('circle-01', {}),
      { items: [{ id: expect.any(String), act: expect.any(String), at: expect.any(Number) }] },
    ],
    [async (by) => (await by.member()).gateway.records('circle-01', {}), refused('not-yours')],
    [async (by) => (await by.member()).gateway.records('no-circle', {}), refused('gone')],
  ],
})

const step = { act: 'pin', reason: '', to: null } as const

describeGateway(HttpCirclePostsGateway, {
  posts: [
    [
      (by) => by.guest.posts('circle-03', 'new', {}),
      { items: [{ id: expect.any(String), circle: { id: 'circle-03', name: 'Night runs by the river' } }] },
    ],
    [(by) => by.guest.posts('circle-05', 'new', {}), refused('gone')],
    [(by) => by.guest.posts('circle-03', 'new', { pageSize: 0 }), refused('invalid')],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({}),
      { items: [{ mine: true, author: { id: 'user-resident' } }] },
    ],
    [async (by) => (await by.as('user-resident')).mine({ pageSize: 0 }), refused('invalid')],
  ],
  post: [
    [
      (by) => by.guest.post('circle-post-1-007'),
      {
        id: 'circle-post-1-007',
        state: 'published',
        isPinned: true,
        isBest: true,
        isClosed: false,
        isClosedCircle: false,
        commentsOpen: true,
        video: null,
        acts: [],
        reason: '',
        mine: false,
      },
    ],
    [(by) => by.guest.post('no-post'), refused('gone')],
  ],
  act: [
    [
      async (by) => (await by.as('user-resident')).act('circle-post-1-002', { ...step, act: 'choose' }, by.key()),
      { id: 'circle-post-1-002', isBest: true },
    ],
    [async (by) => (await by.as('user-resident')).act('no-post', step, by.key()), refused('gone')],
    [async (by) => (await by.member()).gateway.act('circle-post-1-002', step, by.key()), refused('not-yours')],
    [async (by) => (await by.as('user-resident')).act('circle-post-1-010', step, by.key()), refused('state-refuses')],
  ],
})
