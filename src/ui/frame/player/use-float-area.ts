import { useEffect, type RefObject } from 'react'
import type { FloatArea } from '../../../domain/frame/player/float-drag'
import { bottomBarsHeight, followBottomBars } from '../kit/bars/bottom-bar'

/** Reports the area in which an element may float: the column of the client between the top bar and the bottom bars. */
export function useFloatArea(
  element: RefObject<HTMLElement | null>,
  onArea: (area: FloatArea, left: number) => void,
): void {
  useEffect(() => {
    const floating = element.current
    if (floating === null) return
    const measure = () => {
      const { left, width } = document.body.getBoundingClientRect()
      const insets = {
        top: token('--bar') + token('--safe-top'),
        right: 0,
        bottom: bottomBarsHeight() || token('--safe-bottom'),
        left: 0,
      }
      const size = { width: floating.offsetWidth, height: floating.offsetHeight }
      onArea({ width, height: window.innerHeight, insets, size }, left)
    }
    measure()
    // The element's own size changes, also with the tokens of elder mode.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    sizes?.observe(floating)
    const endBars = followBottomBars(measure)
    window.addEventListener('resize', measure)
    return () => {
      sizes?.disconnect()
      endBars()
      window.removeEventListener('resize', measure)
    }
  }, [element, onArea])
}

/** A length of the document's tokens in pixels. */
function token(name: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0
}
