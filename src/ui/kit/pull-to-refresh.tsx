import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKitWords } from './kit.words'
import styles from './pull-to-refresh.module.css'

interface PullToRefreshProps {
  /** Resolves when what is new is there, or when it failed; the failure shows elsewhere. */
  readonly onRefresh: () => Promise<unknown>
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Pixels of the mark, not of the finger, which goes twice as far. */
const threshold = 64
const farthest = 96

/** At the top of the page, a pull brings what is new. The mark comes over the content, which does not move. */
export function PullToRefresh({ onRefresh, disabled = false, children }: PullToRefreshProps) {
  const words = useKitWords()
  const root = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const [refreshing, setRefreshing] = useState(false)
  const refresh = useEffectEvent(onRefresh)

  useEffect(() => {
    const element = root.current
    const sign = mark.current
    if (!element || !sign || disabled || refreshing) return
    let start: { readonly x: number; readonly y: number } | null = null
    let distance = 0
    const show = (pixels: number) => {
      distance = pixels
      sign.style.setProperty('--pulled', `${pixels}px`)
      sign.style.setProperty('--turned', `${Math.round((pixels / threshold) * 270)}deg`)
      sign.dataset.state = pixels === 0 ? 'resting' : pixels >= threshold ? 'ready' : 'pulled'
    }
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      start = event.touches.length === 1 && touch && window.scrollY <= 0 && !scrolledWithin(event.target, element) ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const down = touch.clientY - start.y
      if (distance === 0 && (down <= 0 || Math.abs(touch.clientX - start.x) > down)) {
        // Begun upwards or sideways, it is another gesture until the finger lifts.
        if (Math.abs(down) + Math.abs(touch.clientX - start.x) > 8) start = null
        return
      }
      if (event.cancelable) event.preventDefault()
      show(Math.min(farthest, Math.max(0, down / 2)))
    }
    const onEnd = (event: TouchEvent) => {
      const pulled = distance
      start = null
      if (pulled >= threshold && event.type === 'touchend') {
        setRefreshing(true)
        const done = () => setRefreshing(false)
        refresh().then(done, done)
      }
      show(0)
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    // The browser's own gesture would reload the page.
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
      style.overscrollBehaviorY = ''
    }
  }, [disabled, refreshing])

  return (
    <div ref={root} className={styles.root}>
      <div ref={mark} className={styles.mark} data-refreshing={refreshing || undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4a8 8 0 1 0 8 8M12 1l3.5 3L12 7" />
        </svg>
        <span role="status" className={styles.words}>
          {refreshing && words.refreshing}
        </span>
      </div>
      {children}
    </div>
  )
}

/** Something between the finger and the page has its own scroll and is not at its top. */
function scrolledWithin(target: EventTarget | null, root: Element): boolean {
  for (let element = target as Element | null; element && element !== root; element = element.parentElement) {
    if (element.scrollTop > 0) return true
  }
  return false
}
