import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Point } from '../../domain/player/float-drag'

export interface PointerFollower {
  readonly move: (point: Point) => void
  readonly release: (point: Point) => void
  readonly cancel: () => void
  /** It is a drag by now, not a tap. */
  readonly isDragging: () => boolean
}

/** Follows the pointer that pressed until it is let go, wherever it goes: finger, pen and mouse end the same. */
export function followPointer(pressed: ReactPointerEvent<HTMLElement>, follower: PointerFollower): void {
  const { currentTarget: element, pointerId } = pressed
  const ended = new AbortController()
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal: ended.signal })

  const release = (event: PointerEvent) => {
    ended.abort()
    follower.release(pointOf(event))
  }
  listen('pointermove', (event) => {
    // The button was let go where nobody heard of it: outside the window, or in a frame.
    if (event.buttons === 0) return release(event)
    follower.move(pointOf(event))
    // Over a frame of another page, moves come by capture alone. Not before it is a drag: a captured pointer would click the group instead of its button.
    if (follower.isDragging() && element.hasPointerCapture?.(pointerId) === false) element.setPointerCapture(pointerId)
  })
  // A hasty mouse would drag the link or picture that now lies where it pressed: the browser then takes the pointer away.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal: ended.signal })
  listen('pointerup', release)
  listen('pointercancel', () => {
    ended.abort()
    follower.cancel()
  })
}

export function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY }
}
