import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface NearViewportProps {
  /** Called once, when the placeholder approaches the viewport. */
  readonly onNear: () => void
  /** The placeholder shown until then. */
  readonly children: ReactNode
}

/** Reports when its placeholder approaches the viewport. */
export function NearViewport({ onNear, children }: NearViewportProps) {
  const placeholder = useRef<HTMLDivElement>(null)
  const notifyNear = useEffectEvent(onNear)
  useEffect(() => {
    const element = placeholder.current
    if (element === null) return
    if (typeof IntersectionObserver === 'undefined') {
      notifyNear()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        notifyNear()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={placeholder}>{children}</div>
}
