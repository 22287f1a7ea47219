/** A point in the viewport, in CSS pixels; the mini player's point is its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The area available to the mini player: the viewport without its safe areas and bars, and the player's own size. */
export interface FloatArea {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  readonly size: { readonly width: number; readonly height: number }
}

/**
 * The mini player's resting place, in terms that survive rotation, a keyboard, other bars and a change of its own size.
 */
export interface FloatOffset {
  readonly side: 'left' | 'right'
  /** The distance to the edge of this side, in CSS pixels. */
  readonly gap: number
  /** The distance to the lower edge of the viewport, in CSS pixels. */
  readonly rise: number
}

export interface FloatState {
  readonly at: Point
  /** The resting place. The mini player is elsewhere while it is dragged, and while a bar covers that place. */
  readonly place: FloatOffset
  readonly drag: {
    readonly from: Point
    /** The place of the mini player when the drag began. */
    readonly origin: Point
    /** Whether the pointer has moved far enough for a drag; before that it is a tap. */
    readonly isMoving: boolean
  } | null
}

/** CSS pixels that the pointer moves before a drag begins (B30). */
const threshold = 20
const margin = 10
const start: FloatOffset = { side: 'right', gap: 15, rise: 60 }

/** Places the mini player at a position, as far as there is room. One as wide as its line is in the middle of it. */
export function floatAt(place: FloatOffset, area: FloatArea): FloatState {
  const { width, height, insets, size } = area
  const middle = (width - insets.left - insets.right - size.width) / 2
  const gap = middle > start.gap ? place.gap : middle
  const x = place.side === 'left' ? insets.left + gap : width - insets.right - gap - size.width
  return { at: clampToArea(area, { x, y: height - place.rise - size.height }, margin), place, drag: null }
}

/** A position parsed from storage, which is not trusted; the default when it is invalid. */
export function parsePlace(saved: unknown): FloatOffset {
  if (typeof saved !== 'object' || saved === null) return start
  const { side, gap, rise } = saved as Readonly<Record<string, unknown>>
  return (side === 'left' || side === 'right') && isLength(gap) && isLength(rise) ? { side, gap, rise } : start
}

export function beginDrag(state: FloatState, pointer: Point): FloatState {
  return isPoint(pointer) ? { ...state, drag: { from: pointer, origin: state.at, isMoving: false } } : state
}

/** Follows the pointer once it has moved more than 20 px, inside the area (B30). */
export function moveDrag(state: FloatState, pointer: Point, area: FloatArea): FloatState {
  const { drag } = state
  if (drag === null || !isPoint(pointer)) return state
  const offset = { x: pointer.x - drag.from.x, y: pointer.y - drag.from.y }
  if (!drag.isMoving && Math.hypot(offset.x, offset.y) <= threshold) return state
  // Until the drag begins, the mini player may still grow, shrink or step aside under the pointer.
  const origin = drag.isMoving ? drag.origin : state.at
  const at = clampToArea(area, { x: origin.x + offset.x, y: origin.y + offset.y }, 0)
  return { ...state, at, drag: drag.isMoving ? drag : { ...drag, origin, isMoving: true } }
}

/**
 * Ends a drag: snaps to the nearer edge with a margin of 10 px (B30). After a mere tap the mini player stays where it
 * was.
 */
export function endDrag(state: FloatState, area: FloatArea): FloatState {
  if (state.drag === null) return state
  if (!state.drag.isMoving) return { ...state, drag: null }
  return snapToEdge(state.at, nearerSide(state.at, area), area)
}

/** Ends a drag when the browser has taken over the gesture: the mini player returns to its place. */
export function cancelDrag(state: FloatState, area: FloatArea): FloatState {
  return state.drag === null ? state : floatAt(state.place, area)
}

/**
 * Adapts to a rotation, a keyboard, another bar or another size. The mini player keeps its place as far as there is
 * room, and stays visible. A press that is under way continues, and can still become a drag.
 */
export function resizeFloat(state: FloatState, area: FloatArea): FloatState {
  if (state.drag?.isMoving) return { ...state, at: clampToArea(area, state.at, 0) }
  return { ...floatAt(state.place, area), drag: state.drag }
}

/** Moves the mini player by keyboard: to an edge, or up and down. */
export function nudgeFloat(state: FloatState, side: 'left' | 'right', down: number, area: FloatArea): FloatState {
  return snapToEdge({ x: state.at.x, y: state.at.y + down }, side, area)
}

function snapToEdge(at: Point, side: 'left' | 'right', area: FloatArea): FloatState {
  const { y } = clampToArea(area, at, margin)
  return floatAt({ side, gap: margin, rise: area.height - y - area.size.height }, area)
}

function nearerSide(at: Point, { width, insets, size }: FloatArea): 'left' | 'right' {
  return at.x + size.width / 2 < (insets.left + width - insets.right) / 2 ? 'left' : 'right'
}

function clampToArea({ width, height, insets, size }: FloatArea, { x, y }: Point, gap: number): Point {
  return {
    x: clamp(x, insets.left + gap, width - insets.right - gap - size.width),
    y: clamp(y, insets.top + gap, height - insets.bottom - gap - size.height),
  }
}

/** Limits a value. When the bounds leave no room, the lower one wins, so that the upper left corner stays visible. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function isPoint({ x, y }: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y)
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
