import type { MapBox } from './map-box'

/** The kinds of shapes of a base map, from the lowest to the uppermost. */
export const baseKinds = ['district', 'park', 'water', 'street', 'road'] as const
export type BaseKind = (typeof baseKinds)[number]

/** A longitude and a latitude, in GeoJSON's order. */
export type GeoJsonPosition = number[]

/** A shape of the base map as GeoJSON (RFC 7946). */
export interface BaseShape {
  readonly type: 'Feature'
  readonly properties: { readonly kind: BaseKind; /** '' for none. */ readonly name: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: GeoJsonPosition[][] }
    | { readonly type: 'LineString'; readonly coordinates: GeoJsonPosition[] }
}

/** The map of the site's city: what is drawn below its places, and the area that it shows first. */
export interface CityMap {
  /** The address of a tile server's pictures; null without one. */
  readonly tiles: { readonly url: string; readonly maxZoom: number } | null
  readonly base: readonly BaseShape[]
  /** The owner of the map data, to be named on the map; '' when nobody has to be named. */
  readonly attribution: string
  readonly start: MapBox
}
