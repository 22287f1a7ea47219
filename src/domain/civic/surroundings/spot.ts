import type { GeoPoint } from '../../frame/places/geo-point'
import { placeKey } from '../maps/map-place'
import { viewOfText, viewText } from '../maps/map-view'

/** A place of the city. */
export interface PlaceReference {
  readonly sort: 'venue' | 'amenity'
  readonly id: string
}

/** What an address says about the spot: a place of the city, a point on the map, or nothing. */
export type SpotReference =
  | ({ readonly kind: 'place' } & PlaceReference)
  | { readonly kind: 'point'; readonly at: GeoPoint }
  | { readonly kind: 'none' }

/** A spot around which the visitor looks. */
export interface ChosenSpot extends GeoPoint {
  /** `own` is the position of the visitor, which stands in no address. */
  readonly kind: 'own' | 'place' | 'point'
  /** What the address says about it, so that it can be told from another one; '' for the visitor's own. */
  readonly key: string
  /** '' for the visitor's own, and for a point whose street is not known. */
  readonly name: string
}

/** Three decimals of a degree are about 100 m: enough for what is around, and too little for a front door. */
const decimals = 3
// A coordinate just below 0 is 0, too.
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals)) + 0

/** The position of a visitor as it is sent. */
export const approximate = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** The zoom that stands in the address of a point, which maps open with it; it shows the streets around. */
const zoom = 15

/** A point as an address says it, rounded to about 100 m as on a map. */
export const pointText = (at: GeoPoint): string => viewText({ latitude: at.latitude, longitude: at.longitude, zoom })

/** A place as an address says it. */
export const placeText = ({ sort, id }: PlaceReference): string => placeKey({ sort, id })

/** Reads the parameters of an address; a place counts before a point. */
export function referenceOf({ place, at }: { readonly place: string; readonly at: string }): SpotReference {
  const [, sort, id = ''] = /^(venue|amenity)-(.+)$/.exec(place) ?? []
  if (sort !== undefined) return { kind: 'place', sort: sort as 'venue' | 'amenity', id }
  const view = viewOfText(at)
  return view === null
    ? { kind: 'none' }
    : { kind: 'point', at: { latitude: view.latitude, longitude: view.longitude } }
}

/** A text that tells one reference from another. */
export function referenceKey(reference: SpotReference): string {
  switch (reference.kind) {
    case 'place':
      return placeText(reference)
    case 'point':
      return pointText(reference.at)
    case 'none':
      return ''
  }
}
