import type { GeoPoint } from '../../../domain/frame/places/geo-point'

/** The position of a mark, and the places that it stands for. */
export interface MarkedSpot extends GeoPoint {
  readonly count: number
  /** The keys of its places, as far as they are known. */
  readonly keys: readonly string[]
}

interface Pixels {
  readonly x: number
  readonly y: number
}

/**
 * Joins spots until any two of them are at least `apart` pixels away from each other, horizontally or vertically.
 * Clusters alone do not ensure this: the middles of two clusters may be close.
 */
export function spreadMarks(
  spots: readonly MarkedSpot[],
  apart: number,
  pixelsOf: (point: GeoPoint) => Pixels,
): readonly MarkedSpot[] {
  const isClose = (one: Pixels, other: Pixels) => Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < apart
  const placedMarks: { spot: MarkedSpot; at: Pixels }[] = []
  const remainingSpots = [...spots].reverse()
  for (let spot = remainingSpots.pop(); spot !== undefined; spot = remainingSpots.pop()) {
    const at = pixelsOf(spot)
    const nearbyIndex = placedMarks.findIndex((other) => isClose(at, other.at))
    const [other] = nearbyIndex === -1 ? [] : placedMarks.splice(nearbyIndex, 1)
    // A joined spot has a new position, which may be close to a third spot, so it is compared again.
    if (other === undefined) placedMarks.push({ spot, at })
    else remainingSpots.push(mergeSpots(other.spot, spot))
  }
  return placedMarks.map(({ spot }) => spot)
}

/** Returns one spot in the middle of the places of both. */
function mergeSpots(one: MarkedSpot, other: MarkedSpot): MarkedSpot {
  const count = one.count + other.count
  const weightedMean = (first: number, second: number) => (first * one.count + second * other.count) / count
  return {
    count,
    keys: [...one.keys, ...other.keys],
    latitude: weightedMean(one.latitude, other.latitude),
    longitude: weightedMean(one.longitude, other.longitude),
  }
}
