import { floatAt, type FloatArea, type FloatState, type Point } from './float-drag'

/** A rectangle of the viewport that the visitor needs, in CSS pixels. */
export interface NeededBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /**
   * It is not scrolled out from under what floats: a bar, what the keyboard is at, and everything at the end of a page.
   */
  readonly stays: boolean
}

/** Pixels to the edges of its area (B30), and to what it stands aside of. */
const margin = 10
const distance = 4

/**
 * Where the mini player rests: in its own place, or, where that is over a box, as near to it on the same edge as it is
 * over none, at most `reach` pixels away. Without such a place it leaves those that stay, at whatever distance, on the
 * other edge if need be. Null when there is none at all. Its own place stays the same.
 */
export function stepAside(
  state: FloatState,
  area: FloatArea,
  needed: readonly NeededBox[],
  reach: number,
): { readonly float: FloatState; readonly isClear: boolean } | null {
  const home = floatAt(state.place, area).at
  const across = floatAt({ ...state.place, gap: margin, side: state.place.side === 'left' ? 'right' : 'left' }, area).at
  const clear = freePlace(home, area, needed, reach)
  const staying = needed.filter(({ stays }) => stays)
  const at = clear ?? freePlace(home, area, staying, Infinity) ?? freePlace(across, area, staying, Infinity)
  if (at === null) return null
  const isThere = state.at.x === at.x && state.at.y === at.y
  return { float: isThere ? state : { ...state, at }, isClear: clear !== null }
}

/** The nearest place above or below `from` that is over no box. */
function freePlace(from: Point, area: FloatArea, needed: readonly NeededBox[], reach: number): Point | null {
  const { width, height } = area.size
  const beside = needed.filter(({ left, right }) => left < from.x + width && right > from.x)
  const isFree = (y: number) => beside.every(({ top, bottom }) => bottom <= y || top >= y + height)
  const [y] = [from.y, ...beside.flatMap(({ top, bottom }) => [top - distance - height, bottom + distance])]
    .filter((y) => y >= area.insets.top + margin && y <= area.height - area.insets.bottom - margin - height)
    .filter((y) => Math.abs(y - from.y) <= reach && isFree(y))
    .sort((one, other) => Math.abs(one - from.y) - Math.abs(other - from.y))
  return y === undefined ? null : { x: from.x, y }
}
