import { inject } from 'inversify'
import { getCityMap, listMapPlaces, type MapPlaceDto } from '../../../../contract/maps'
import type { MapsGateway } from '../../../application/civic/maps/maps-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { MapBox } from '../../../domain/civic/maps/map-box'
import type { MapPlace, PlaceSort } from '../../../domain/civic/maps/map-place'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'

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

  async placesIn({ south, west, north, east }: MapBox, sort: PlaceSort | null, signal?: CancelSignal) {
    const query = { south, west, north, east, ...(sort === null ? {} : { sort }) }
    const answer = await this.http.send(listMapPlaces, { failures, query, signal })
    return mapped(answer, ({ places, groups, total, isMore }) => ({
      places: places.map(placeOf),
      groups,
      total,
      isMore,
    }))
  }
}

function placeOf(place: Camelised<MapPlaceDto>): MapPlace {
  const { id, name, address, latitude, longitude } = place
  const commonFields = { id, name, address, latitude, longitude }
  return place.sort === 'venue'
    ? { ...commonFields, sort: place.sort, kind: place.kind }
    : { ...commonFields, sort: place.sort, kind: place.kind, startsAt: instantOf(place.startsAt) ?? 0 }
}
