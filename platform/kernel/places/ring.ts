import { earthRadius, type GeoPoint } from '../../../src/domain/frame/places/geo-point'
/** A box between two latitudes and two longitudes, in degrees. */
export interface GeoBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** A ring around a position: farther than `over` metres, up to `to`. */
export interface Ring {
  readonly over: number
  readonly to: number
  /** Whether this is the first ring of a page. */
  readonly isFirst: boolean
}

/**
 * The fewest and the most strips into which a ring is cut from south to north. A thinner ring gets more strips, and the
 * strips are narrow where the ring runs from west to east.
 */
const [fewestStrips, mostStrips] = [8, 96]

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/**
 * Boxes that together cover every position of a ring on a sphere, and little else. Where the hole is small, it is one
 * box around the whole circle. Otherwise each strip has a box on each side of the hole.
 */
export function boxesOfRing(
  { latitude, longitude }: GeoPoint,
  { over, to }: Pick<Ring, 'over' | 'to'>,
): readonly GeoBox[] {
  const middle = radians(latitude)
  const outside = to / earthRadius
  const hole = Math.max(0, over) / earthRadius
  const [south, north] = [latitude - degrees(outside), latitude + degrees(outside)]
  // Around a pole every longitude belongs to the ring.
  if (south <= -89.9 || north >= 89.9)
    return [{ south: Math.max(-90, south), west: -180, north: Math.min(90, north), east: 180 }]
  if (over < to / 2) {
    const longitudeReach = degrees(Math.asin(Math.min(1, Math.sin(outside) / Math.cos(middle))))
    return splitAtDateLine({ south, west: longitude - longitudeReach, north, east: longitude + longitudeReach })
  }
  /**
   * The longitude offset, in radians, of a point at the given distance whose latitude is `away` farther north or south.
   */
  const longitudeOffset = (distance: number, away: number, cosine: number): number => {
    const sineSquared = (Math.sin(distance / 2) ** 2 - Math.sin(away / 2) ** 2) / (Math.cos(middle) * cosine)
    return 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, sineSquared))))
  }
  const strips = Math.min(mostStrips, Math.max(fewestStrips, Math.ceil(to / (to - over))))
  const edges = Array.from(
    { length: strips + 1 },
    (_, at) => outside * Math.sin(((at * 2) / strips - 1) * (Math.PI / 2)),
  )
  return edges.slice(1).flatMap((upper, at) => {
    const lower = edges[at] ?? upper
    const [least, most] = [Math.min(Math.abs(lower), Math.abs(upper)), Math.max(Math.abs(lower), Math.abs(upper))]
    const cosines = [Math.cos(middle + lower), Math.cos(middle + upper)]
    const far = degrees(longitudeOffset(outside, lower < 0 && upper > 0 ? 0 : least, Math.min(...cosines)))
    const holeOffset = degrees(
      longitudeOffset(hole, most, Math.max(...cosines, middle + lower < 0 && middle + upper > 0 ? 1 : 0)),
    )
    const rows = { south: latitude + degrees(lower), north: latitude + degrees(upper) }
    if (holeOffset === 0) return splitAtDateLine({ ...rows, west: longitude - far, east: longitude + far })
    return [
      ...splitAtDateLine({ ...rows, west: longitude - far, east: longitude - holeOffset }),
      ...splitAtDateLine({ ...rows, west: longitude + holeOffset, east: longitude + far }),
    ]
  })
}

/** Splits a box that crosses the date line, so that it continues on the other side. */
function splitAtDateLine(box: GeoBox): readonly GeoBox[] {
  const { west, east } = box
  if (west < -180 && east < -180) return [{ ...box, west: west + 360, east: east + 360 }]
  if (west > 180 && east > 180) return [{ ...box, west: west - 360, east: east - 360 }]
  if (west < -180)
    return [
      { ...box, west: -180 },
      { ...box, west: west + 360, east: 180 },
    ]
  if (east > 180)
    return [
      { ...box, east: 180 },
      { ...box, west: -180, east: east - 360 },
    ]
  return [box]
}
