import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKitWords } from '../kit.words'
import styles from './pull-to-refresh.module.css'
import { refreshable } from './tap-again'

interface PullToRefreshProps {
  /** Resolves when the refresh is finished or has failed; the result is shown elsewhere. */
  readonly onRefresh: () => Promise<unknown>
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Pulling down at the top of the page refreshes it. The indicator overlays the content, which does not move. */
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
    const start = () => {
      setRefreshing(true)
      const endRefresh = () => setRefreshing(false)
      refresh().then(endRefresh, endRefresh)
    }
    const ends = [refreshable(start)]
    let isActive = true
    // When this code cannot be loaded, for instance offline, the browser's own gesture remains.
    void import(/* webpackChunkName: 'gestures' */ './pull-gesture').then(
      ({ followPulls }) => isActive && ends.push(followPulls(element, sign, start)),
      () => undefined,
    )
    return () => {
      isActive = false
      for (const end of ends) end()
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
