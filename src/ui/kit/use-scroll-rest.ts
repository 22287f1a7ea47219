import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls back when scrolling has ended: `after` milliseconds without a scroll event, since not all browsers support
 * scrollend.
 */
export function useScrollRest(
  scroller: RefObject<HTMLElement | null>,
  after: number,
  onRest: (element: HTMLElement) => void,
): void {
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => rest(element), after)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller, after])
}
