import type { GeoPoint } from './geo-point'

/** The area of a city and of what is around it, in degrees of WGS-84. From `west` it goes eastwards to `east`. */
export interface CityArea {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Degrees from the middle of a city to the edges of its area, where nothing else is configured: about 165 km. */
const reach = 1.5

/** The area around a city of which nothing but its middle is known. */
export function areaAround({ latitude, longitude }: GeoPoint): CityArea {
  // A degree of longitude is shorter away from the equator. Beyond 85 degrees there are no cities.
  const eastWest = Math.min(180, reach / Math.cos((Math.min(85, Math.abs(latitude)) * Math.PI) / 180))
  return {
    south: Math.max(-90, latitude - reach),
    north: Math.min(90, latitude + reach),
    west: wrapped(longitude - eastWest),
    east: wrapped(longitude + eastWest),
  }
}

const wrapped = (degrees: number): number => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees)

/** Whether a position is in the area; everything is in that of a site that does not know its own. */
export function isInArea(area: CityArea | null, { latitude, longitude }: GeoPoint): boolean {
  if (area === null) return true
  const { south, west, north, east } = area
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return latitude >= south && latitude <= north && isBetween
}
