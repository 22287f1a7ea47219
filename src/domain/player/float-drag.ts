/** Lengths are CSS pixels; a point is the upper left corner of the mini player within the viewport. */
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

/** What the mini player may use: the viewport without its safe areas and bars, and its own size. */
export interface FloatArea {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  readonly size: { readonly width: number; readonly height: number }
}

export interface FloatState {
  readonly at: Point
  /** The edge that it rests on, and keeps to when the viewport changes. */
  readonly side: 'left' | 'right'
  readonly drag: {
    readonly from: Point
    readonly origin: Point
    /** The finger went far enough for a drag; until then it is a tap. */
    readonly moving: boolean
  } | null
}

/** B30. */
const threshold = 20
const margin = 10
const startRight = 15
const startBottom = 60

/** Where it starts: 15 px from the right and 60 px from the bottom (B30). */
export function startFloat(area: FloatArea): FloatState {
  const { width, height, insets, size } = area
  const corner = { x: width - insets.right - startRight - size.width, y: height - insets.bottom - startBottom - size.height }
  return { at: within(area, corner, 0), side: 'right', drag: null }
}

export function beginDrag(state: FloatState, pointer: Point): FloatState {
  return isPoint(pointer) ? { ...state, drag: { from: pointer, origin: state.at, moving: false } } : state
}

/** Follows the finger once it has gone more than 20 px, inside the area (B30). */
export function moveDrag(state: FloatState, pointer: Point, area: FloatArea): FloatState {
  const { drag } = state
  if (drag === null || !isPoint(pointer)) return state
  const moved = { x: pointer.x - drag.from.x, y: pointer.y - drag.from.y }
  if (!drag.moving && Math.hypot(moved.x, moved.y) <= threshold) return state
  const at = within(area, { x: drag.origin.x + moved.x, y: drag.origin.y + moved.y }, 0)
  return { ...state, at, drag: drag.moving ? drag : { ...drag, moving: true } }
}

/** Lets go: snaps to the nearer edge with a margin of 10 px (B30). After a mere tap it stays where it was. */
export function endDrag(state: FloatState, area: FloatArea): FloatState {
  if (state.drag === null) return state
  if (!state.drag.moving) return { ...state, drag: null }
  return snapped(state.at, nearerSide(state.at, area), area)
}

/** The browser took the gesture over: back to where it was. */
export function cancelDrag(state: FloatState, area: FloatArea): FloatState {
  return state.drag === null ? state : { at: within(area, state.drag.origin, 0), side: state.side, drag: null }
}

/** A turned phone, a keyboard, another bar: it keeps its edge, its distance to that edge as far as there is room, and stays in sight. */
export function resizeFloat(state: FloatState, before: FloatArea, after: FloatArea): FloatState {
  if (state.drag?.moving) return { ...state, at: within(after, state.at, 0) }
  const shift = state.side === 'right' ? after.width - after.insets.right - (before.width - before.insets.right) : after.insets.left - before.insets.left
  return { ...state, at: within(after, { x: state.at.x + shift, y: state.at.y }, margin), drag: null }
}

/** Moves it by the keyboard: to an edge, or up and down. */
export function nudgeFloat(state: FloatState, side: 'left' | 'right', down: number, area: FloatArea): FloatState {
  return snapped({ x: state.at.x, y: state.at.y + (Number.isFinite(down) ? down : 0) }, side, area)
}

/** True when the end of the gesture is a tap on what is under the finger. */
export function isTap(state: FloatState): boolean {
  return state.drag !== null && !state.drag.moving
}

function snapped(at: Point, side: 'left' | 'right', area: FloatArea): FloatState {
  const { width, insets, size } = area
  const x = side === 'left' ? insets.left + margin : width - insets.right - margin - size.width
  return { at: within(area, { x, y: at.y }, margin), side, drag: null }
}

function nearerSide(at: Point, { width, insets, size }: FloatArea): 'left' | 'right' {
  return at.x + size.width / 2 < (insets.left + width - insets.right) / 2 ? 'left' : 'right'
}

function within({ width, height, insets, size }: FloatArea, { x, y }: Point, gap: number): Point {
  return {
    x: clamp(x, insets.left + gap, width - insets.right - gap - size.width),
    y: clamp(y, insets.top + gap, height - insets.bottom - gap - size.height),
  }
}

/** Where there is no room at all, the lower bound wins, so that the upper left corner can be seen. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function isPoint({ x, y }: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y)
}
