import { expect } from 'vitest'
import { HttpSurroundingsGateway } from '../../../../src/infrastructure/civic/surroundings/http-surroundings-gateway'
import { surroundingKinds } from '../../../../src/domain/civic/surroundings/surroundings'
import { rowsOf, refused } from '../gateway-table'

const spot = { latitude: 26.42, longitude: 111.61 }
const distance = expect.any(Number) as number

export const surroundingsRows = rowsOf(HttpSurroundingsGateway, {
  list: [
    [
      (by) => by.guest.list({ spot, within: '1000', kinds: ['news'] }, {}),
      { items: [{ kind: 'news', distance, content: { kind: 'post', counts: { likes: distance } } }] },
    ],
    [
      (by) => by.guest.list({ spot, within: '3000', kinds: ['post'] }, {}),
      { items: [{ kind: 'post', distance, content: { kind: 'circlePost' } }] },
    ],
    [
      (by) => by.guest.list({ spot, within: '1000', kinds: ['suggestion'] }, {}),
      { items: [{ kind: 'suggestion', suggestion: { distance, isPublic: true } }] },
    ],
    [
      (by) => by.guest.list({ spot, within: '1000', kinds: ['wish'] }, {}),
      { items: [{ kind: 'wish', wish: { distance } }] },
    ],
    [
      (by) => by.guest.list({ spot, within: '1000', kinds: ['activity'] }, {}),
      { items: [{ kind: 'activity', activity: { distance } }] },
    ],
    [
      (by) => by.guest.list({ spot, within: '1000', kinds: surroundingKinds }, { pageSize: 1 }),
      { items: [{ kind: expect.any(String) }], nextCursor: expect.any(String) },
    ],
    [
      (by) => by.guest.list({ spot: { latitude: 95, longitude: 0 }, within: '1000', kinds: surroundingKinds }, {}),
      refused('invalid'),
    ],
  ],
  openPlaces: [[(by) => by.guest.openPlaces(spot), [{ name: expect.any(String), distance }]]],
  place: [
    [
      (by) => by.guest.place({ sort: 'venue', id: 'venue-01' }),
      { name: 'Riverbend Community Centre', latitude: 26.42, longitude: 111.61 },
    ],
    [(by) => by.guest.place({ sort: 'amenity', id: 'amenity-001' }), { name: 'Old Ferry Service Hall' }],
    [(by) => by.guest.place({ sort: 'venue', id: 'nothing' }), refused('gone')],
  ],
  streetAt: [
    [(by) => by.guest.streetAt({ latitude: 26.37, longitude: 111.55 }), expect.any(String)],
    [(by) => by.guest.streetAt({ latitude: -60, longitude: 0 }), ''],
  ],
})
