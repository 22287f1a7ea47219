import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { movingPart } from '../kit/badges/moving-part'
import styles from './moving-title.module.css'

/** The speed of the title, in pixels a second. */
const speed = 25

/**
 * A title in one line. A title that is longer than its space moves to its end and back. With reduced motion, and in
 * elder mode, it wraps instead.
 */
export function MovingTitle({ text }: { readonly text: string }) {
  const room = useRef<HTMLSpanElement>(null)
  const [beyond, setBeyond] = useState(0)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return
    const measure = () => setBeyond(Math.max(0, element.scrollWidth - element.clientWidth))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [text])
  return (
    <span ref={room} className={styles.room} data-moves={beyond > 0 || undefined}>
      <span
        ref={movingPart}
        className={styles.text}
        style={{ '--beyond': `${beyond}px`, '--pass-time': `${beyond / speed}s` } as CSSProperties}
      >
        {text}
      </span>
    </span>
  )
}
