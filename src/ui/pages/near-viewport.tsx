import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface NearViewportProps {
  /** Once, when it comes near the window. */
  readonly onNear: () => void
  /** What holds the place meanwhile. */
  readonly children: ReactNode
}

/** Tells when its place is about to be seen. */
export function NearViewport({ onNear, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    if (typeof IntersectionObserver === 'undefined') {
      near()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        near()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{children}</div>
}
