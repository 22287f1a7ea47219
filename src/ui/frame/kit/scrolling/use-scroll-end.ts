import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls back when scrolling has ended, which means `after` milliseconds without a scroll event, since not all browsers
 * support scrollend.
 */
export function useScrollEnd(
  scroller: RefObject<HTMLElement | null>,
  after: number,
  onEnd: (element: HTMLElement) => void,
): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(element), after)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller, after])
}
