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
    let before = ''
    const measure = () => {
      const column = document.body.getBoundingClientRect()
      const height = window.innerHeight
      const size = { width: floating.offsetWidth, height: floating.offsetHeight }
      const insets = { top: topBar, right: 0, bottom: bottomBars(floating, column.left + column.width / 2, height), left: 0 }
      const area = { width: column.width, height, insets, size }
      const now = JSON.stringify([area, column.left])
      if (now !== before) onArea(area, column.left)
      before = now
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    // The bars of a screen come with its content, or by themselves without moving anything.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later)
    sizes?.observe(document.body)
    sizes?.observe(floating)
    const parts = new MutationObserver(later)
    parts.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      sizes?.disconnect()
      parts.disconnect()
      window.removeEventListener('resize', later)
    }
  }, [element, screen, onArea])
}

/** Bars that lie less than this above one another are one: nothing fits between them. */
const gap = 24

/** How high the bars at the lower edge stand, whatever bars the screen has; else the safe area. */
function bottomBars(floating: HTMLElement, x: number, height: number): number {
  const safe = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom')) || 0
  let top = height
  for (let y = height - 2; y > height / 2 && y > top - gap; y -= gap / 3) {
    const bar = barAt(floating, x, y, height)
    if (bar < top) y = top = bar
  }
  return top < height ? height - top : safe
}

/** The upper edge of the fixed bar at a point; the window's height where there is none. */
function barAt(floating: HTMLElement, x: number, y: number, height: number): number {
  for (const found of document.elementsFromPoint?.(x, y) ?? []) {
    for (let part: Element | null = found; part !== null && part !== document.body; part = part.parentElement) {
      if (part === floating || part instanceof HTMLDialogElement) break
      const { position } = getComputedStyle(part)
      const { top } = part.getBoundingClientRect()
      if ((position === 'fixed' || position === 'sticky') && top > height / 2) return top
    }
  }
  return height
}
