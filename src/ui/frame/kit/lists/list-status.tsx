import { useEffect, useRef } from 'react'
import { useLanguage } from '../../words/words'
import styles from './list-status.module.css'
import type { ListFacts } from './say-list-change'

interface ListStatusProps extends ListFacts {
  /** Whether all that is there now has been loaded. */
  readonly isReady: boolean
  /** Another value stands for another list, such as that of another filter. */
  readonly list: unknown
}

/**
 * Says to screen readers how many rows a list has once they have changed: by a search, a filter, a reload or a deletion.
 * What a list begins with is part of its screen, and is not said, unless it was searched for.
 */
export function ListStatus({ isReady, count, hasMore, isSearched, list }: ListStatusProps) {
  const region = useRef<HTMLDivElement>(null)
  const last = useRef<{ readonly list: unknown; readonly count: number } | null>(null)
  const wasLoading = useRef(false)
  const language = useLanguage()

  useEffect(() => {
    const { current: element } = region
    if (element === null) return
    if (!isReady) {
      wasLoading.current = true
      element.textContent = ''
      return
    }
    const { current: before } = last
    const wasLoaded = wasLoading.current
    last.current = { list, count }
    wasLoading.current = false
    const isSaid =
      before === null ? wasLoaded && isSearched : wasLoaded || before.list !== list || before.count !== count
    if (!isSaid) return
    void import(/* webpackChunkName: "frame" */ './say-list-change').then(
      ({ sayListChange }) => sayListChange(element, language, { count, hasMore, isSearched }),
      () => undefined,
    )
  }, [isReady, list, count, hasMore, isSearched, language])

  return <div ref={region} role="status" className={styles.said} />
}
