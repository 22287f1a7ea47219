import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Point } from '../../../domain/frame/player/float-drag'

export interface PointerFollower {
  readonly move: (point: Point) => void
  readonly release: (point: Point) => void
  readonly cancel: () => void
  /** Whether the press has become a drag. */
  readonly isDragging: () => boolean
}

/** Follows a pointer from press to release, wherever it moves: finger, pen and mouse alike. */
export function followPointer(pressed: ReactPointerEvent<HTMLElement>, follower: PointerFollower): void {
  const { currentTarget: element, pointerId } = pressed
  const abortOnEnd = new AbortController()
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal: abortOnEnd.signal })

  const release = (event: PointerEvent) => {
    abortOnEnd.abort()
    follower.release(pointOf(event))
  }
  listen('pointermove', (event) => {
    // The button was released without an event, which happens outside the window or in a frame.
    if (event.buttons === 0) return release(event)
    follower.move(pointOf(event))
    // Over an embedded page, moves are only reported with pointer capture. Capture starts with the drag, since a
    // captured pointer would click the group instead of its button.
    if (follower.isDragging() && element.hasPointerCapture?.(pointerId) === false) element.setPointerCapture(pointerId)
  })
  // Otherwise a fast mouse would drag the link or picture under it, and the browser would cancel the pointer.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal: abortOnEnd.signal })
  listen('pointerup', release)
  listen('pointercancel', () => {
    abortOnEnd.abort()
    follower.cancel()
  })
}

export function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY }
}
