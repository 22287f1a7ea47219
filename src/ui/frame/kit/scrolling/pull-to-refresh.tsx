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
        {/* The sun rises over the river as one pulls; the river flows while the page is refreshed. */}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path className={styles.sun} d="M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 3v1M18.4 5.6l-.7.7M5.6 5.6l.7.7" />
          <path className={styles.water} d="M0 16H24V24H0z" />
          <path
            className={styles.wave}
            d="M-8 17q2-2 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0M-6 21q2-2 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0"
          />
        </svg>
        <span role="status" className={styles.words}>
          {refreshing && words.refreshing}
        </span>
      </div>
      {children}
    </div>
  )
}
