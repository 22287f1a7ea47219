import { earthRadius, positionFrom, type GeoPoint } from '../../../src/domain/frame/places/geo-point'
import { and, asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalid } from '../http/refusal'
import { boxesOfRing } from './ring'
import type { GeoBox, Ring } from './ring'

/** The columns of a table whose rows have positions; both are null for a row without one. */
export interface PositionColumns {
  readonly latitude: PgColumn
  readonly longitude: PgColumn
}

/** The position of a query, which has both coordinates or neither; null for one that says none, such as (0, 0). */
export function positionOfQuery({
  latitude,
  longitude,
}: {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}): GeoPoint | null {
  if (latitude === undefined && longitude === undefined) return null
  if (latitude === undefined || longitude === undefined)
    throw invalid(latitude === undefined ? { latitude: 'required' } : { longitude: 'required' })
  return positionFrom(latitude, longitude)
}

/** The position of a query that lists the nearest first; 400001 without one. */
export function requirePosition(position: GeoPoint | null): GeoPoint {
  if (position === null) throw invalid({ latitude: 'required', longitude: 'required' })
  return position
}

/**
 * The distance to a row in whole metres (haversine).
 * @param decimals decimals of the row's position, where it is not shown exactly
 */
export function distanceFrom(
  columns: PositionColumns,
  { latitude, longitude }: GeoPoint,
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

/**
 * Condition: the row's position is in one of many boxes. It uses the index over `pointOf`; the boxes are one value of
 * the statement.
 */
function inBoxes(columns: PositionColumns, boxes: readonly GeoBox[]): SQL {
  const text = boxes.map(({ south, west, north, east }) => `(${east},${north}),(${west},${south})`).join(';')
  return sql`point(${columns.longitude}, ${columns.latitude}) <@ any(${`{${text}}`}::box[])`
}

/**
 * Condition: the row is farther than `over` metres and up to `to`. It uses the index over `pointOf`.
 * @param distance as by `distanceFrom`
 * @param margin metres by which the distance may differ from that of the row's exact position
 */
export function inRing(
  columns: PositionColumns,
  position: GeoPoint,
  distance: SQL<number | null>,
  { over, to, isFirst }: Ring,
  margin = 0,
): SQL {
  // Distances are rounded to whole metres, so the boxes are a metre wider.
  const boxes = boxesOfRing(position, { over: over - margin - 1, to: to + margin + 1 })
  // In the first ring of a page, the cursor already excludes nearer rows, which earlier pages had. So that ring gets no
  // comparison of its own, which would compute the distance of every row once more.
  const beyond = isFirst ? sql`` : sql` and ${distance} > ${over}::int`
  // PostgreSQL's planner expects a thousandth of the table in each box, and starts parallel workers, which take longer
  // than the whole page. A condition that only the session itself can evaluate prevents that.
  return sql`(${inBoxes(columns, boxes)} and ${distance} <= ${to}::int${beyond} and pg_backend_pid() > 0)`
}

/** Condition: the row is up to `within` metres away; none without a position or a distance. */
export const isWithin = (columns: PositionColumns, position: GeoPoint | null, within: number | null) =>
  position === null || within === null
    ? undefined
    : inRing(columns, position, distanceFrom(columns, position), { over: -1, to: within, isFirst: true })

/** Condition: the row is in a box between two latitudes and two longitudes. It uses the index over `pointOf`. */
export function insideBox(columns: PositionColumns, { south, west, north, east }: GeoBox): SQL {
  const corner = (lng: number, lat: number) => sql`point(${lng}::double precision, ${lat}::double precision)`
  return sql`point(${columns.longitude}, ${columns.latitude}) <@ box(${corner(west, south)}, ${corner(east, north)})`
}

/**
 * The radius of the circle with which the first page begins, and the greatest width of the ring with which a later page
 * begins, in metres.
 */
const firstReach = 125

/**
 * Selects the nearest rows after those of earlier pages, ring by ring until the page is full. Each ring is about three
 * times as wide as the ring before it. So in a dense city few rows are read, in open country few statements are needed,
 * and a page far out costs no more than the first.
 * @param from metres of the previous page's last row
 */
export async function selectNearest<Row>(
  { within, limit, from }: { readonly within: number; readonly limit: number; readonly from: number },
  select: (ring: Ring) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  let innerRadius = from - 1
  for (let width = firstReach; ; width *= 3) {
    const to = Math.min(within, Math.ceil(Math.hypot(from, width)))
    rows.push(...(await select({ over: innerRadius, to, isFirst: width === firstReach })))
    if (rows.length >= limit || to >= within) return rows.slice(0, limit)
    innerRadius = to
  }
}

/**
 * Selects a page of the nearest rows, in their order. The cursor `after` holds the distance and the id of the previous
 * page's last row.
 * @param select selects the rows that fit, in this order
 */
export function selectNearestPage<Row>(
  columns: PositionColumns & { readonly id: PgColumn },
  position: GeoPoint,
  {
    within,
    limit,
    after,
  }: { readonly within: number; readonly limit: number; readonly after: readonly unknown[] | null },
  select: (fits: SQL | undefined, order: readonly SQL[]) => Promise<Row[]>,
): Promise<Row[]> {
  const distance = distanceFrom(columns, position)
  const order = [asc(distance), asc(columns.id)]
  return selectNearest({ within, limit, from: Number(after?.[0] ?? 0) }, (ring) => {
    const isAfter =
      after === null || !ring.isFirst ? undefined : sql`(${distance}, ${columns.id}) > (${after[0]}::int, ${after[1]})`
    return select(and(inRing(columns, position, distance, ring), isAfter), order)
  })
}

/** The condition and the order of a page of rows by name. The cursor `after` holds a name and an id. */
export function byName(name: SQL, id: PgColumn, after: readonly unknown[] | null) {
  return {
    isAfter: after === null ? undefined : sql`(${name}, ${id}) > (${after[0]}, ${after[1]})`,
    order: [asc(name), asc(id)],
  }
}
