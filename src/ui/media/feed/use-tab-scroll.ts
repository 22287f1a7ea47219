import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Restores each tab's scroll position; a tab opened for the first time starts below the sticky tabs when those are at
 * the top already. `marker` is directly before the sticky tabs.
 */
export function useTabScroll(selected: string): RefObject<HTMLDivElement | null> {
  const marker = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<string, number>())
  const shownTab = useRef(selected)

  // The position is recorded at every scroll while a tab is shown. When the tab changes, it is too late: the new
  // content has already moved the window.
  useLayoutEffect(() => {
    const note = () => places.current.set(shownTab.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    if (shownTab.current === selected) return
    shownTab.current = selected
    const tabsAt = marker.current?.offsetTop ?? 0
    window.scrollTo(
      0,
      window.scrollY < tabsAt ? window.scrollY : Math.max(tabsAt, places.current.get(selected) ?? tabsAt),
    )
  }, [selected])

  return marker
}
