import { desc, sql, type SQL } from 'drizzle-orm'
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core'
import { earthRadius, type GeoPoint } from '../../../src/domain/frame/places/geo-point'
import { boxesOfRing } from './ring'

/** A cell is a hundredth of a degree on each side: about 1.1 km from south to north. */
const perDegree = 100
/** A degree of latitude, in metres. */
const metresPerDegree = (earthRadius * Math.PI) / 180
/** The number of cells around the earth. */
const perRow = 360 * perDegree
/** Nobody lives nearer to a pole than this, where a cell is a few metres wide and a circle has thousands of them. */
const farthestLatitude = 85

/**
 * The number of the cell in which a row stands, for an index that begins with it and goes on with the time
 * (`newestOfCell`). Such an index gives the newest rows of a cell without reading the others; a GiST index would give all
 * rows of a box, which then have to be sorted, and an index over the time alone would give the rows of the whole country.
 */
const cellOf = sql.raw(
  `(floor((latitude + 90) * ${perDegree})::int * ${perRow} + floor((longitude + 180) * ${perDegree})::int)`,
)

/** The numbers of the cells of a circle; none near the poles. */
export function cellsAround(
  position: GeoPoint,
  within: number,
): { readonly touched: readonly number[]; /** The cells whose middle is in it. */ readonly within: readonly number[] } {
  if (Math.abs(position.latitude) > farthestLatitude) return { touched: [], within: [] }
  // Distances are rounded to whole metres, so the box is a metre wider.
  const cells = boxesOfRing(position, { over: -1, to: within + 1 }).flatMap(({ south, west, north, east }) => {
    const rows = range(cellAt(south + 90), cellAt(north + 90))
    const columns = range(cellAt(west + 180), cellAt(east + 180))
    return rows.flatMap((row) => columns.map((column) => ({ row, column })))
  })
  const numbersOf = (isTaken: (row: number, column: number) => boolean) => [
    // The last cell of a row, at 180 degrees, has the number of the first cell of the next one.
    ...new Set(cells.filter(({ row, column }) => isTaken(row, column)).map(({ row, column }) => row * perRow + column)),
  ]
  return {
    // The corners of the box are out of reach.
    touched: numbersOf((row, column) => metresTo(position, row, column, 1) <= within + 1),
    within: numbersOf((row, column) => metresTo(position, row + 0.5, column + 0.5, 0) <= within),
  }
}

/** The cells as rows, `around.cell`, to join with the newest rows of each. */
export const aroundCells = (cells: readonly number[]): SQL =>
  sql`unnest(${sql.param([...cells])}::int[]) as around(cell)`

/** The columns of the index that `isOfCell` and `newestFirstOfCell` read, all downwards. */
export const newestOfCell = (at: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [sql`${cellOf} desc`, at.desc().nullsFirst(), id.desc().nullsFirst()] as const

interface CellRange {
  /** The row at which the range begins, and whether the range includes it; null to begin with the newest. */
  readonly until: { readonly isIncluded: boolean; readonly at: unknown; readonly id: unknown } | null
  /** The time of the oldest rows; null for all. */
  readonly since: Date | null
}

/**
 * Condition: the row stands in the cell of `aroundCells`, between two times. It is written as a range, although it is one
 * cell: how many rows a range has is unknown to PostgreSQL's planner, which then follows the index and stops at the
 * limit. By the mean number of rows in a cell, which is small in open country, it would read and sort all rows of a cell
 * in the middle of a city.
 */
export function isOfCell(at: PgColumn, id: PgColumn, { until, since }: CellRange): SQL {
  const typed = (value: unknown, column: PgColumn) => sql`${value}::${sql.raw(column.getSQLType())}`
  const isBefore =
    until === null
      ? sql`${cellOf} <= around.cell`
      : sql`(${cellOf}, ${at}, ${id}) ${sql.raw(until.isIncluded ? '<=' : '<')} (around.cell, ${typed(until.at, at)}, ${typed(until.id, id)})`
  const isSince =
    since === null
      ? sql`${cellOf} >= around.cell`
      : sql`(${cellOf}, ${at}) >= (around.cell, ${typed(since.toISOString(), at)})`
  return sql`${isBefore} and ${isSince}`
}

/** The order of the index of `newestOfCell`. */
export const newestFirstOfCell = (at: PgColumn, id: PgColumn): readonly SQL[] => [
  sql`${cellOf} desc`,
  desc(at),
  desc(id),
]

const cellAt = (degrees: number): number => Math.floor(degrees * perDegree)

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/**
 * The metres from a position to a cell, or to a point where its size is 0, or a little less: the earth is taken for flat,
 * and for narrower than it is there.
 */
function metresTo({ latitude, longitude }: GeoPoint, row: number, column: number, size: 0 | 1): number {
  const west = column / perDegree - 180
  // A cell beyond the date line is near, although its number is not.
  const turns = Math.round((longitude - west) / 360) * 360
  const upwards = degreesTo(row / perDegree - 90, latitude, size)
  const sideways = degreesTo(west + turns, longitude, size)
  const narrowest = ((Math.abs(latitude) + upwards) * Math.PI) / 180
  return Math.hypot(upwards, sideways * Math.cos(narrowest)) * metresPerDegree
}

/** The degrees from a coordinate to something of a size that begins at `least`; 0 within it. */
const degreesTo = (least: number, coordinate: number, size: number): number =>
  Math.max(0, least - coordinate, coordinate - least - size / perDegree)
