import { inject } from 'inversify'
import { getCityMap, listMapPlaces, type placeSchema } from '../../../../contract/maps'
import type { MapsGateway } from '../../../application/civic/maps/maps-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { MapBox } from '../../../domain/civic/maps/map-box'
import { amenityKinds } from '../../../domain/civic/amenities/amenity'
import { placeSorts, type MapPlace, type PlaceFilter } from '../../../domain/civic/maps/map-place'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpMapsGateway implements MapsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async cityMap(signal?: CancelSignal) {
    const answer = await this.http.send(getCityMap, { failures, signal })
    return mapped(answer, ({ tiles, base, attribution, start }) => ({
      tiles,
      base: base?.features ?? [],
      attribution,
      start,
    }))
  }

  async placesIn({ south, west, north, east }: MapBox, filter: PlaceFilter, signal?: CancelSignal) {
    const query = { south, west, north, east, ...parametersOf(filter) }
    const answer = await this.http.send(listMapPlaces, { failures, query, signal })
    return mapped(answer, ({ places, groups, total, isMore }) => ({
      places: places.map(placeOf),
      groups,
      total,
      isMore,
    }))
  }
}

/** The parameters of a filter: its sort of place, and of amenities also their kind. */
function parametersOf(filter: PlaceFilter) {
  const kind = amenityKinds.find((each) => each === filter)
  if (kind !== undefined) return { sort: 'amenity' as const, kind }
  const sort = placeSorts.find((each) => each === filter)
  return sort === undefined ? {} : { sort }
}

function placeOf(place: Decoded<typeof placeSchema>): MapPlace {
  const { id, name, address, latitude, longitude } = place
  const commonFields = { id, name, address, latitude, longitude }
  switch (place.sort) {
    case 'venue':
      return { ...commonFields, sort: place.sort, kind: place.kind }
    case 'amenity':
      return { ...commonFields, sort: place.sort, kind: place.kind }
    case 'activity':
      return { ...commonFields, sort: place.sort, kind: place.kind, startsAt: place.startsAt }
  }
}
