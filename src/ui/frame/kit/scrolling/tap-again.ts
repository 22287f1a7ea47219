import type { MouseEvent } from 'react'
import { prefersReducedMotion } from '../environment/use-media-query'

/**
 * The number of window heights over which the way up is scrolled smoothly. The rest of a longer way is skipped, because
 * it would be a blur and render all rows in between.
 */
const smoothWindows = 2

const activeHints = new Set<() => void>()

/** Registers a refreshable part while it is shown. */
export function refreshable(refresh: () => void): () => void {
  activeHints.add(refresh)
  return () => {
    activeHints.delete(refresh)
  }
}

/**
 * Handles a tap on the tab or footer entry that is already active: scrolls to the top, or refreshes when already there.
 */
export function tapAgain(): void {
  if (window.scrollY > 0) scrollUp()
  else for (const refresh of activeHints) refresh()
}

export function scrollUp(): void {
  const smoothDistance = smoothWindows * window.innerHeight
  if (window.scrollY > smoothDistance) window.scrollTo(0, smoothDistance)
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Whether a modifier key makes the browser open a link in another tab or window. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
