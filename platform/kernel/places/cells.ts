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

/** The numbers of all cells that a circle touches; none near the poles. */
export function cellsAround(position: GeoPoint, within: number): readonly number[] {
  if (Math.abs(position.latitude) > farthestLatitude) return []
  // Distances are rounded to whole metres, so the box is a metre wider.
  const cells = boxesOfRing(position, { over: -1, to: within + 1 }).flatMap(({ south, west, north, east }) => {
    const rows = range(cellAt(south + 90), cellAt(north + 90))
    const columns = range(cellAt(west + 180), cellAt(east + 180))
    return rows.flatMap((row) =>
      columns
        // A corner of the box may be out of reach, and would be read in vain from its newest row to its oldest.
        .filter((column) => leastMetres(position, row, column) <= within + 1)
        .map((column) => row * perRow + column),
    )
  })
  // The last cell of a row, at 180 degrees, has the number of the first cell of the next one.
  return [...new Set(cells)]
}

/** The cells as rows, `around.cell`, to join with the newest rows of each. */
export const aroundCells = (cells: readonly number[]): SQL =>
  sql`unnest(${sql.param([...cells])}::int[]) as around(cell)`

/** The columns of the index that `isOfCell` and `newestFirstOfCell` read, all downwards. */
export const newestOfCell = (at: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [sql`${cellOf} desc`, at.desc().nullsFirst(), id.desc().nullsFirst()] as const

/**
 * Condition: the row stands in the cell of `aroundCells`, beyond a cursor of its time and id where there is one. It is
 * written as a range, although it is one cell: how many rows a range has is unknown to PostgreSQL's planner, which then
 * follows the index and stops at the limit. By the mean number of rows in a cell, which is small in open country, it
 * would read and sort all rows of a cell in the middle of a city.
 */
export function isOfCell(at: PgColumn, id: PgColumn, direction: '<' | '<=', after: readonly unknown[] | null): SQL {
  if (after === null) return sql`${cellOf} <= around.cell and ${cellOf} >= around.cell`
  const typeOf = (column: PgColumn) => sql.raw(column.getSQLType())
  const cursor = sql`around.cell, ${after[0]}::${typeOf(at)}, ${after[1]}::${typeOf(id)}`
  return sql`(${cellOf}, ${at}, ${id}) ${sql.raw(direction)} (${cursor}) and ${cellOf} >= around.cell`
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

/** The metres from a position to a cell, or a little less: it takes the earth for flat, and narrower than it is there. */
function leastMetres({ latitude, longitude }: GeoPoint, row: number, column: number): number {
  const west = column / perDegree - 180
  // A cell beyond the date line is near, although its number is not.
  const turns = Math.round((longitude - west) / 360) * 360
  const upwards = degreesTo(row / perDegree - 90, latitude)
  const sideways = degreesTo(west + turns, longitude)
  const narrowest = ((Math.abs(latitude) + upwards) * Math.PI) / 180
  return Math.hypot(upwards, sideways * Math.cos(narrowest)) * metresPerDegree
}

/** The degrees from a coordinate to a cell that begins at `least`; 0 within it. */
const degreesTo = (least: number, coordinate: number): number =>
  Math.max(0, least - coordinate, coordinate - least - 1 / perDegree)
