import { earthRadius, type GeoPoint } from '../../frame/places/geo-point'
/** An area between two latitudes and two longitudes. */
export interface MapBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export const middleOf = ({ south, west, north, east }: MapBox): GeoPoint => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

export const isInside = ({ latitude, longitude }: GeoPoint, { south, west, north, east }: MapBox): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

export const covers = (outer: MapBox, inner: MapBox): boolean =>
  inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east

const inWorld = ({ south, west, north, east }: MapBox): MapBox => ({
  south: Math.max(-90, south),
  west: Math.max(-180, west),
  north: Math.min(90, north),
  east: Math.min(180, east),
})

/** The box, enlarged by half of its size on each side. */
export function enlargedBox({ south, west, north, east }: MapBox): MapBox {
  const [high, wide] = [(north - south) / 2, (east - west) / 2]
  return inWorld({ south: south - high, west: west - wide, north: north + high, east: east + wide })
}

/** The width in pixels of the widest map on a phone. */
const widest = 480
/** The width in pixels of the whole world at zoom 0. */
export const worldSize = 256

/** The largest box that a map can show around the middle of a view. */
export function boxAround({ latitude, longitude, zoom }: GeoPoint & { readonly zoom: number }): MapBox {
  const halfWidth = (360 * widest) / worldSize / 2 ** zoom / 2
  return inWorld({
    south: latitude - halfWidth,
    west: longitude - halfWidth,
    north: latitude + halfWidth,
    east: longitude + halfWidth,
  })
}

/** The greatest number of grid steps in the wider side of a view. */
const steps = 2

/**
 * The box to request for a view. Its edges lie on a grid that is coarse for the size of the view, so that a small move
 * needs no new request. The same view always gives the same request, so that its last answer can be shown offline.
 */
export function boxToAsk(view: MapBox): MapBox {
  const span = Math.max(view.north - view.south, view.east - view.west, 0.0005)
  const step = 2 ** Math.ceil(Math.log2(span)) / steps
  const down = (value: number) => Math.floor(value / step) * step
  const up = (value: number) => Math.ceil(value / step) * step
  return inWorld({ south: down(view.south), west: down(view.west), north: up(view.north), east: up(view.east) })
}

/** The distance between two points in metres, on a sphere. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const sineOfLatitude = Math.sin(radians(one.latitude - other.latitude) / 2)
  const sineOfLongitude = Math.sin(radians(one.longitude - other.longitude) / 2)
  const haversine =
    sineOfLatitude * sineOfLatitude +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * sineOfLongitude * sineOfLongitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
