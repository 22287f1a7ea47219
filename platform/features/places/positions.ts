import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalid } from '../../http/refusal'

/** WGS-84 */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The columns of a table whose rows have positions; both are null where there is none. */
export interface PositionColumns {
  readonly latitude: PgColumn
  readonly longitude: PgColumn
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

/** The position of a query that lists the nearest first. */
export function requirePosition(position: Position | null): Position {
  if (position === null) throw invalid({ latitude: 'required', longitude: 'required' })
  return position
}

const metresADegree = 111_195
const earthRadius = 6_371_009

/** Whole metres to a row (haversine). @param decimals of the row's position, where it is not shown exactly */
export function distanceFrom(
  columns: PositionColumns,
  { latitude, longitude }: Position,
  decimals?: number,
): SQL<number | null> {
  const degrees = (column: PgColumn) =>
    decimals === undefined
      ? sql`radians(${column})`
      : sql`radians(round(${column}::numeric, ${sql.raw(String(decimals))})::double precision)`
  const lat = degrees(columns.latitude)
  const lng = degrees(columns.longitude)
  const at = sql`radians(${latitude}::double precision)`
  const along = sql`radians(${longitude}::double precision)`
  return sql<number | null>`round(${2 * earthRadius}::double precision * asin(least(1, sqrt(
    power(sin((${lat} - ${at}) / 2), 2) + cos(${at}) * cos(${lat}) * power(sin((${lng} - ${along}) / 2), 2)))))::int`
}

/** Rows in a box of so many metres around a position, by the index over `placeOf`. */
export function boxAround(columns: PositionColumns, { latitude, longitude }: Position, metres: number): SQL {
  const high = metres / metresADegree
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  const corner = (lng: number, lat: number) => sql`point(${lng}::double precision, ${lat}::double precision)`
  return sql`point(${columns.longitude}, ${columns.latitude}) <@ box(${corner(longitude - wide, latitude - high)}, ${corner(longitude + wide, latitude + high)})`
}

const firstReach = 250

/**
 * The nearest rows, however many there are: the circle grows until a page fits into it, so that in a dense city few rows
 * are read, and in open country few statements are needed. `select` reads the rows within so many metres.
 */
export async function nearest<Row>(
  { within, limit, from }: { readonly within: number; readonly limit: number; readonly from: number },
  select: (metres: number) => Promise<Row[]>,
): Promise<Row[]> {
  for (let reach = firstReach + from; ; reach *= 2) {
    const rows = await select(Math.min(reach, within))
    if (rows.length >= limit || reach >= within) return rows
  }
}
