import type { MouseEvent } from 'react'
import { prefersReducedMotion } from './use-media-query'

/** Windows of content above the place that scrolls smoothly: more would pass as a blur, and have all its rows made. */
const smoothWindows = 2

const shown = new Set<() => void>()

/** A part that can be refreshed says so while it shows. */
export function refreshable(refresh: () => void): () => void {
  shown.add(refresh)
  return () => {
    shown.delete(refresh)
  }
}

/** A tap on what is chosen already, a tab or an entry of the footer: goes up; at the top, it brings what is new. */
export function tapAgain(): void {
  if (window.scrollY > 0) scrollUp()
  else for (const refresh of shown) refresh()
}

export function scrollUp(): void {
  const near = smoothWindows * window.innerHeight
  if (window.scrollY > near) window.scrollTo(0, near)
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** With these keys a browser opens the address of a link in another tab or window. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
