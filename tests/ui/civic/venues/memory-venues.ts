import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { ActivitiesGateway } from '../../../../src/application/civic/activities/activities-gateway'
import type { Container } from 'inversify'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { VenuesGateway, type VenueFilters } from '../../../../src/application/civic/venues/venues-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Venue } from '../../../../src/domain/civic/venues/venue'

export function venue(id: string, more: Partial<Venue> = {}): Venue {
  return {
    id,
    kind: 'station',
    name: `Venue ${id}`,
    address: `${id} Lantern Street`,
    cover: null,
    latitude: 26.42,
    longitude: 111.61,
    distance: null,
    intro: 'A sitting room.',
    pictures: [],
    hours: { weekly: Array.from({ length: 7 }, () => [{ opens: 540, closes: 1020 }]), special: [] },
    phone: null,
    parent: null,
    ...more,
  }
}

/** A platform with a few venues; it records its calls, and fails on demand. */
export class MemoryVenues implements VenuesGateway {
  venues: readonly Venue[] = [venue('1', { phone: '0700-1', parent: { id: '2', name: 'Venue 2' } }), venue('2')]
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async ({ kind, order }: VenueFilters, place: GeoPoint | null) =>
    this.answer(`list ${kind}/${order}${place === null ? '' : ' here'}`, page(this.venues))
  organisations = async ({ order }: Pick<VenueFilters, 'order'>, place: GeoPoint | null) =>
    this.answer(
      `organisations ${order}${place === null ? '' : ' here'}`,
      page([
        {
          ...{ id: 'ferry', name: 'Ferry Steps Office', logo: null, address: '3 Lantern Street' },
          ...{ latitude: 26.42, longitude: 111.61, distance: place === null ? null : 320 },
        },
      ]),
    )
  venue = async (id: string) => {
    const found = this.venues.find((each) => each.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 404 })) : this.answer(`venue ${id}`, found)
  }
  teams = async (id: string) => this.answer(`teams ${id}`, page([{ id: 't1', name: 'Herons', logo: null, members: 1 }]))
  staff = async (id: string) =>
    this.answer(
      `staff ${id}`,
      page(
        id === '1'
          ? [
              { id: 's1', name: 'Wang Minghua', role: 'Head of the station', photo: null, phone: '0700-2' },
              { id: 's2', name: 'Li Chunyan', role: 'On duty', photo: null, phone: null },
            ]
          : [],
      ),
    )
  children = async (id: string) => this.answer(`children ${id}`, page(id === '1' ? [] : this.venues.slice(0, 1)))

  bindTo(container: Container): this {
    container.bind(VenuesGateway).toConstantValue(this)
    container
      .bind(ActivitiesGateway)
      .toConstantValue({ ofVenue: async () => success(page([])) } as unknown as ActivitiesGateway)
    container.bind(PositionSource).toConstantValue({ find: async () => success({ latitude: 26.4, longitude: 111.6 }) })
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}

const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })
