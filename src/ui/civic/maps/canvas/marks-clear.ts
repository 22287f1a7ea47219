import { covers, type MapArea, type MapSize, type MarkDisc, type Pixel } from './names-apart'

/** How far the first view of a map may move, in pixels: no farther than marks are drawn beyond the edge of a small map. */
const farthest = 56
const step = 8
/** A mark under a button is worse than any number that are cut by the edge of the map, or lie beyond it. */
const coveredCost = 1000

/** The moves, the shortest first. */
const moves: readonly Pixel[] = Array.from({ length: (2 * farthest) / step + 1 }, (_, index) => index * step - farthest)
  .flatMap((x, _, all) => all.map((y) => ({ x, y })))
  .filter(({ x, y }) => Math.hypot(x, y) <= farthest)
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/**
 * Returns how far the marks of a map move so that as few as possible lie under what is over the map, and then, as many
 * as possible are wholly on it. Of moves that are equally good, it is the shortest.
 */
export function marksClear(marks: readonly MarkDisc[], overMap: readonly MapArea[], map: MapSize): Pixel {
  const costOf = (mark: MarkDisc) =>
    overMap.some((area) => covers(area, mark)) ? coveredCost : isWhole(mark, map) ? 0 : 1
  const costs = moves.map((move) =>
    marks.reduce((sum, mark) => sum + costOf({ ...mark, x: mark.x + move.x, y: mark.y + move.y }), 0),
  )
  return moves[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 }
}

/** Whether all of a mark is on the map. */
const isWhole = ({ x, y, radius }: MarkDisc, { width, height }: MapSize): boolean =>
  x >= radius && x <= width - radius && y >= radius && y <= height - radius
