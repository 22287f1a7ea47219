import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Each tab stands where it was left; a tab seen for the first time begins under the tabs, when they are at the top already.
 * `marker` stands just before the sticky tabs.
 */
export function useTabScroll(selected: string): RefObject<HTMLDivElement | null> {
  const marker = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<string, number>())
  const shown = useRef(selected)

  // While a tab shows, its place is noted; at the change the window has already moved with the new content.
  useLayoutEffect(() => {
    const note = () => places.current.set(shown.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === selected) return
    shown.current = selected
    const tabsAt = marker.current?.offsetTop ?? 0
    window.scrollTo(
      0,
      window.scrollY < tabsAt ? window.scrollY : Math.max(tabsAt, places.current.get(selected) ?? tabsAt),
    )
  }, [selected])

  return marker
}
