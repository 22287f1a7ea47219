import type { Container } from 'inversify'
import {
  SurroundingsGateway,
  type SurroundingsQuestion,
} from '../../../../src/application/civic/surroundings/surroundings-gateway'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type { PlaceReference } from '../../../../src/domain/civic/surroundings/spot'
import type { SurroundingItem } from '../../../../src/domain/civic/surroundings/surroundings'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { feedItem } from '../../../support/member-ports'
import { activity } from '../activities/memory-activities'
import { amenity, daily } from '../amenities/memory-amenities'
import { suggestion } from '../suggestions/memory-suggestions'
import { wish } from '../wishes/memory-wishes'

/** A city with one thing of each kind around every spot; it records its calls, and fails on demand. */
export class MemorySurroundings implements SurroundingsGateway {
  items: readonly SurroundingItem[] = [
    { kind: 'news', content: feedItem('n', { title: 'The lamps are back' }), distance: 864 },
    { kind: 'suggestion', suggestion: suggestion('s', { title: 'A dark corner', distance: 120 }) },
    { kind: 'wish', wish: wish('w', { title: 'Somebody to read to me', distance: 498 }) },
    { kind: 'activity', activity: activity('a', { title: 'Sweeping the steps', distance: 250 }) },
    { kind: 'post', content: feedItem('p', { kind: 'circlePost', title: 'Ripe tomatoes' }), distance: 730 },
  ]
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}
  /** What the device says about its position, in this order; the last answer stays. */
  positions: readonly (GeoPoint | PositionProblem)[] = [{ latitude: 26.4231234, longitude: 111.6149876 }]

  list = async ({ spot, within, kinds }: SurroundingsQuestion, { cursor }: PageRequest) =>
    this.answer(`list ${spot.latitude},${spot.longitude} ${within} ${kinds.join('.')}${cursor ?? ''}`, {
      items: this.items.filter(({ kind }) => kinds.includes(kind)),
      nextCursor: null,
    })
  openPlaces = async ({ latitude, longitude }: GeoPoint) =>
    this.answer(`open ${latitude},${longitude}`, [
      { ...amenity('1', { name: 'Night pharmacy', hours: daily({ opens: 0, closes: 1440 }) }), distance: 320 },
      { ...amenity('2', { name: 'Far pharmacy' }), distance: 2800 },
    ])
  place = async ({ sort, id }: PlaceReference) =>
    id === 'gone'
      ? failure(failureOf('gone', { status: 404 }))
      : this.answer(`place ${sort} ${id}`, { name: 'Community Centre', latitude: 26.42, longitude: 111.61 })
  streetAt = async ({ latitude, longitude }: GeoPoint) =>
    this.answer(`street ${latitude},${longitude}`, 'Bell Tower Street')

  bindTo(container: Container): this {
    container.bind(SurroundingsGateway).toConstantValue(this)
    container.bind(PositionSource).toConstantValue({
      find: async () => {
        this.calls.push('position')
        const [next, ...others] = this.positions
        if (others.length > 0) this.positions = others
        return typeof next === 'object' ? success(next) : failure(next ?? 'not-found')
      },
    })
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
