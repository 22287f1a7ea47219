import { useEffect, type RefObject } from 'react'
import type { FloatArea } from '../../domain/player/float-drag'

/** The bar over a screen is not covered either. */
const topBar = 48

/** Tells where a floating element may be: the column of the client without the bars of the screen. `screen` is what it depends on beyond sizes. */
export function useFloatArea(element: RefObject<HTMLElement | null>, screen: string, onArea: (area: FloatArea, left: number) => void): void {
  useEffect(() => {
    const floating = element.current
    if (floating === null) return
    let frame = 0
    const measure = () => {
      const column = document.body.getBoundingClientRect()
      const height = window.innerHeight
      const size = { width: floating.offsetWidth, height: floating.offsetHeight }
      const insets = { top: topBar, right: 0, bottom: bottomBar(floating, column.left + column.width / 2, height), left: 0 }
      onArea({ width: column.width, height, insets, size }, column.left)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    // The bars of a screen come with its content.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later)
    observer?.observe(document.body)
    observer?.observe(floating)
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      window.removeEventListener('resize', later)
    }
  }, [element, screen, onArea])
}

/** How high the bar at the lower edge stands, whatever bar the screen has; else the safe area. */
function bottomBar(floating: HTMLElement, x: number, height: number): number {
  for (const found of document.elementsFromPoint?.(x, height - 2) ?? []) {
    for (let part: Element | null = found; part !== null && part !== document.body; part = part.parentElement) {
      if (part === floating || part instanceof HTMLDialogElement) break
      const { position } = getComputedStyle(part)
      const { top } = part.getBoundingClientRect()
      if ((position === 'fixed' || position === 'sticky') && top > height / 2) return height - top
    }
  }
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom')) || 0
}
