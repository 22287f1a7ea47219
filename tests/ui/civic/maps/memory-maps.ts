import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Container } from 'inversify'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import type { Failure } from '../../../../src/application/frame/shared/failure'
import type { CityMap } from '../../../../src/domain/civic/maps/city-map'
import { isInside, type MapBox } from '../../../../src/domain/civic/maps/map-box'
import { fitsFilter, type MapPlace, type PlaceFilter } from '../../../../src/domain/civic/maps/map-place'

export function mapPlace(id: string, more: Partial<MapPlace> = {}): MapPlace {
  const common = { id, name: `Venue ${id}`, address: `${id} Lantern Street`, latitude: 26.42, longitude: 111.61 }
  return { sort: 'venue', kind: 'station', ...common, ...more } as MapPlace
}

export const cityMap: CityMap = {
  tiles: null,
  attribution: 'Drawn for it',
  start: { south: 26.4, west: 111.59, north: 26.44, east: 111.63 },
  base: [
    {
      type: 'Feature',
      properties: { kind: 'district', name: 'Old Ferry' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [111.6, 26.41],
            [111.62, 26.41],
            [111.62, 26.43],
            [111.6, 26.41],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'road', name: '' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [111.6, 26.41],
          [111.62, 26.43],
        ],
      },
    },
  ],
}

/** A city with a few places; it records its calls, and fails on demand. */
export class MemoryMaps implements MapsGateway {
  places: readonly MapPlace[] = [
    mapPlace('1'),
    mapPlace('2', { latitude: 26.435, longitude: 111.625 }),
    { ...mapPlace('3'), sort: 'activity', kind: 'company', name: 'Reading aloud', startsAt: Date.UTC(2026, 10, 23, 6) },
  ]
  /** In place of the places. */
  many: { readonly total: number; readonly isMore: boolean } | null = null
  readonly calls: string[] = []
  failing: { readonly map?: Failure; readonly places?: Failure } = {}
  position: Result<GeoPoint, PositionProblem> = success({ latitude: 26.435, longitude: 111.625 })

  cityMap = async () => (this.failing.map === undefined ? success(cityMap) : failure(this.failing.map))
  placesIn = async (box: MapBox, filter: PlaceFilter) => {
    this.calls.push(filter ?? 'all')
    if (this.failing.places !== undefined) return failure(this.failing.places)
    if (this.many !== null) return success({ places: [], groups: [], ...this.many })
    const places = this.places.filter((place) => isInside(place, box) && fitsFilter(place, filter))
    return success({ places, groups: [], total: places.length, isMore: false })
  }

  bindTo(container: Container): this {
    container.bind(MapsGateway).toConstantValue(this)
    container.bind(PositionSource).toConstantValue({ find: async () => this.position })
    return this
  }
}
