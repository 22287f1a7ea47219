import type { GeoPoint } from '../../../../domain/frame/places/geo-point'

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

/** How points stand on the map at its present zoom. */
interface MarkedView {
  readonly pixelsOf: (point: GeoPoint) => Pixels
  readonly pointOf: (at: Pixels) => GeoPoint
  /** The picked place, which keeps its own mark where it is; null without one. */
  readonly picked: GeoPoint | null
}

/**
 * Joins spots until any two of them are at least `apart` pixels away from each other, horizontally or vertically.
 * Clusters alone do not ensure this: the middles of two clusters may be close. A spot that the mark of the picked place
 * would cover moves aside.
 */
export function spreadMarks(
  spots: readonly MarkedSpot[],
  apart: number,
  { pixelsOf, pointOf, picked }: MarkedView,
): readonly MarkedSpot[] {
  const isClose = (one: Pixels, other: Pixels) => Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < apart
  const fixed = picked === null ? null : pixelsOf(picked)
  const placedMarks: { spot: MarkedSpot; at: Pixels }[] = []
  const remainingSpots = [...spots].reverse()
  for (let spot = remainingSpots.pop(); spot !== undefined; spot = remainingSpots.pop()) {
    const own = pixelsOf(spot)
    const at = fixed !== null && isClose(own, fixed) ? aside(own, fixed, apart) : own
    const nearbyIndex = placedMarks.findIndex((other) => isClose(at, other.at))
    const [other] = nearbyIndex === -1 ? [] : placedMarks.splice(nearbyIndex, 1)
    // A joined spot has a new position, which may be close to a third spot, so it is compared again.
    if (other === undefined) placedMarks.push({ spot: at === own ? spot : { ...spot, ...pointOf(at) }, at })
    else remainingSpots.push(mergeSpots(other.spot, spot))
  }
  return placedMarks.map(({ spot }) => spot)
}

/** The nearest position that is `apart` pixels away from a fixed one. */
function aside(at: Pixels, fixed: Pixels, apart: number): Pixels {
  const [right, down] = [at.x - fixed.x, at.y - fixed.y]
  return Math.abs(right) >= Math.abs(down)
    ? { x: fixed.x + (right < 0 ? -apart : apart), y: at.y }
    : { x: at.x, y: fixed.y + (down < 0 ? -apart : apart) }
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
