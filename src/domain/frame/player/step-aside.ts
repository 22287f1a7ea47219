import { floatAt, type FloatArea, type FloatState, type Point } from './float-drag'

/** A rectangle of the viewport that the visitor must be able to see or tap, in CSS pixels. */
export interface KeepClearBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /**
   * Whether scrolling cannot move the rectangle out from under a floating element. This holds for a bar, for the
   * element with keyboard focus, and for everything at the end of a page.
   */
  readonly isPinned: boolean
}

/** Pixels that the mini player keeps from the edges of the area (B30). */
const margin = 10
/** Pixels that the mini player keeps from the boxes that it avoids. */
const distance = 4

/**
 * Returns the mini player at a place where it covers none of the boxes that the visitor needs. This is its own place
 * or, if that covers a box, the nearest free place on the same edge, at most `reach` pixels away. If there is none, the
 * mini player avoids only the boxes that stay, at any distance, and on the opposite edge if the same edge has no room.
 * Null when that is impossible too. The resting place of the mini player stays the same.
 */
export function stepAside(
  state: FloatState,
  area: FloatArea,
  obstacles: readonly KeepClearBox[],
  reach: number,
): { readonly float: FloatState; readonly isClear: boolean } | null {
  const home = floatAt(state.place, area).at
  const opposite = floatAt(
    { ...state.place, gap: margin, side: state.place.side === 'left' ? 'right' : 'left' },
    area,
  ).at
  const clear = freePlace(home, area, obstacles, reach)
  const staying = obstacles.filter(({ isPinned }) => isPinned)
  const at = clear ?? freePlace(home, area, staying, Infinity) ?? freePlace(opposite, area, staying, Infinity)
  if (at === null) return null
  const isThere = state.at.x === at.x && state.at.y === at.y
  return { float: isThere ? state : { ...state, at }, isClear: clear !== null }
}

/** The nearest place above or below `from` that covers no box. */
function freePlace(from: Point, area: FloatArea, obstacles: readonly KeepClearBox[], reach: number): Point | null {
  const { width, height } = area.size
  const obstaclesInColumn = obstacles.filter(({ left, right }) => left < from.x + width && right > from.x)
  const isFree = (y: number) => obstaclesInColumn.every(({ top, bottom }) => bottom <= y || top >= y + height)
  const [y] = [from.y, ...obstaclesInColumn.flatMap(({ top, bottom }) => [top - distance - height, bottom + distance])]
    .filter((y) => y >= area.insets.top + margin && y <= area.height - area.insets.bottom - margin - height)
    .filter((y) => Math.abs(y - from.y) <= reach && isFree(y))
    .sort((one, other) => Math.abs(one - from.y) - Math.abs(other - from.y))
  return y === undefined ? null : { x: from.x, y }
}
