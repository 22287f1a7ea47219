import { expect } from 'vitest'
import { HttpConcernsGateway } from '../../../../src/infrastructure/overview/concerns/http-concerns-gateway'
import { refused, rowsOf } from '../gateway-table'

const some = (kind: typeof String | typeof Number) => expect.any(kind) as never

export const concernsRows = rowsOf(HttpConcernsGateway, {
  things: [
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000009' }),
      [
        {
          ...{ kind: 'suggestion', id: 'suggestion-demo-05', title: 'Loose paving in Lantern Street' },
          ...{ state: 'assigned', department: 'Streets and lighting', isLate: true },
          ...{ promisedAt: some(Number), repliedAt: null },
        },
      ],
    ],
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000011' }),
      [{ kind: 'guide', id: 'guide-lift', checkedOn: some(String), isChanged: false }],
    ],
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000125' }),
      [{ kind: 'guide', id: 'guide-chronic-care', isChanged: true }],
    ],
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000021' }),
      [{ kind: 'wish', id: 'wish-demo-07', state: some(String) }],
    ],
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000043' }),
      [{ kind: 'activity', id: 'activity-054', startsAt: some(Number), placesLeft: some(Number) }],
    ],
    [
      (by) => by.guest.things({ kind: 'post', id: 'post-000173' }),
      [{ kind: 'venue', id: 'venue-48', title: 'Lotus Pond Park Community Spot' }],
    ],
    [(by) => by.guest.things({ kind: 'channel', id: 'live-council' }), [{ id: 'suggestion-demo-02', isLate: false }]],
    [(by) => by.guest.things({ kind: 'video', id: 'post-000009' }), []],
  ],
  contents: [
    [
      (by) => by.guest.contents({ kind: 'guide', id: 'guide-lift' }, { pageSize: 1 }),
      { items: [{ title: some(String), kind: some(String) }], nextCursor: some(String) },
    ],
    [(by) => by.guest.contents({ kind: 'venue', id: 'nothing' }, {}), { items: [], nextCursor: null }],
    [(by) => by.guest.contents({ kind: 'venue', id: 'venue-48' }, { cursor: 'nonsense' }), refused('invalid')],
  ],
})
