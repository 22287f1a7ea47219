import { and, between, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { invalid } from '../../http/refusal'
import { wishes } from './wishes.schema'

/** WGS-84 */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The position of a query; both coordinates or neither. */
export function positionOfQuery({
  latitude,
  longitude,
}: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): Position | null {
  if (latitude === undefined && longitude === undefined) return null
  if (latitude === undefined || longitude === undefined)
    throw invalid(latitude === undefined ? { latitude: 'required' } : { longitude: 'required' })
  return { latitude, longitude }
}

/**
 * About 100 m: only those concerned learn the exact address of a wish, and it cannot be derived from a series of
 * distances either.
 */
const shownDecimals = 3
export const blurred = (degrees: number): number => Number(degrees.toFixed(shownDecimals))

const metresADegree = 111_195
const earthRadius = 6_371_009

/** Whole metres to a wish, from its rounded position (haversine). */
export function distanceFrom({ latitude, longitude }: Position): SQL<number | null> {
  const lat = sql`radians(round(${wishes.latitude}::numeric, ${sql.raw(String(shownDecimals))})::double precision)`
  const lng = sql`radians(round(${wishes.longitude}::numeric, ${sql.raw(String(shownDecimals))})::double precision)`
  const at = sql`radians(${latitude}::double precision)`
  const along = sql`radians(${longitude}::double precision)`
  return sql<number | null>`round(${2 * earthRadius}::double precision * asin(least(1, sqrt(
    power(sin((${lat} - ${at}) / 2), 2) + cos(${at}) * cos(${lat}) * power(sin((${lng} - ${along}) / 2), 2)))))::int`
}

/** A bounding box of so many metres, for which an index is used. */
export function boxAround({ latitude, longitude }: Position, metres: number): SQL | undefined {
  const high = metres / metresADegree
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  return and(
    isNotNull(wishes.latitude),
    between(wishes.latitude, latitude - high, latitude + high),
    between(wishes.longitude, longitude - wide, longitude + wide),
  )
}
