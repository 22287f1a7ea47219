import type { MapBox } from './map-box'

/** What the shapes of a base are, from the lowest to the uppermost. */
export const baseKinds = ['district', 'park', 'water', 'street', 'road'] as const
export type BaseKind = (typeof baseKinds)[number]

/** Longitude and latitude, in the order of GeoJSON. */
export type GeoPosition = number[]

/** A shape of the base of a map, as GeoJSON has it (RFC 7946). */
export interface BaseShape {
  readonly type: 'Feature'
  readonly properties: { readonly kind: BaseKind; /** '' when it has none. */ readonly name: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: GeoPosition[][] }
    | { readonly type: 'LineString'; readonly coordinates: GeoPosition[] }
}

/** The map of the site's city: what is drawn below its places, and what it shows first. */
export interface CityMap {
  /** Pictures of a tile server; null without one. */
  readonly tiles: { readonly url: string; readonly maxZoom: number } | null
  readonly base: readonly BaseShape[]
  /** Whose map it is; '' when nobody has to be named. */
  readonly attribution: string
  readonly start: MapBox
}
