/** A position on earth, in degrees of WGS-84. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the earth in metres. */
export const earthRadius = 6_371_009

/** About a hundred metres in degrees: what is nearer to (0, 0) is a program's "unknown". */
const unknownWithin = 0.001

/**
 * The position that two numbers say; null where they say none: one of them is missing or out of range, or both are 0,
 * which devices, programs and imported tables write for a position that they do not know.
 */
export function positionFrom(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): GeoPoint | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isUnknown = Math.abs(latitude) < unknownWithin && Math.abs(longitude) < unknownWithin
  return isOnEarth && !isUnknown ? { latitude, longitude } : null
}
