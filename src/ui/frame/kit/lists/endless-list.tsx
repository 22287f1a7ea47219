import type { ComponentType, ReactNode } from 'react'
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Button } from '../buttons/button'
import { classNames } from '../styles/class-names'
import styles from './endless-list.module.css'
import { FailedPart, type FailedPartProps } from '../states/failed-part'
import { useKitWords } from '../kit.words'
import { ListStatus } from './list-status'
import { HydratedPart, hydrateAll, isServerDrawn } from '../hydration/server-drawn'
import { SkeletonList } from '../states/skeleton'
import type { LongListProps } from './long-list'
import { useFailureText } from '../states/use-failure-text'
import { useRowMotion } from './use-row-motion'

export interface EndlessListProps<Item> {
  readonly items: readonly Item[]
  /** The states of a PagedList. */
  readonly state: 'idle' | 'loading' | 'refreshing' | 'loading-more' | 'ready' | 'failed' | 'more-failed'
  readonly hasMore: boolean
  readonly keyOf: (item: Item) => string
  /** Renders one item. */
  readonly children: (item: Item, index: number) => ReactNode
  readonly onMore: () => void
  /** Retries the first page after a failure. */
  readonly onRetry: () => void
  /** An EmptyState. */
  readonly empty: ReactNode
  /** Replaces the default skeleton of a feed. */
  readonly skeleton?: ReactNode
  /** Why the last requested page could not be loaded. */
  readonly failure: Failure | null
  /** Replaces the default title of the error. */
  readonly failedTitle?: string
  /** The link when the list itself is gone; home by default. */
  readonly fallbackLink?: FailedPartProps['fallbackLink']
  /** 'feed' separates its items by lines, 'grid' has two columns, 'plain' adds nothing. */
  readonly look?: 'feed' | 'plain' | 'grid'
  /** Arranges the items in another way than rows, such as in columns. */
  readonly arrange?: (items: readonly Item[], draw: (item: Item, index: number) => ReactNode) => ReactNode
  /**
   * An object that outlives this screen, such as the PagedList. The heights of the rows are remembered under it, for
   * when the visitor goes back.
   */
  readonly owner?: object
  /** Whether it shows what a search or a filter found. */
  readonly isSearched?: boolean
}

/** The number of rows above which the list is virtualised. */
const longFrom = 60
/**
 * The number of rows of a server-drawn page that hydrate in one task. Each task has a fixed cost, which favours a
 * large number. A tap waits for the end of the running task, which favours a small one.
 */
const rowsTogether = 4
/** The number of groups of rows that hydrate immediately, which is more than a phone shows. */
const groupsAtOnce = 2
/** Columns of a grid. */
const gridColumns = 2

// Once loaded, a long list is virtualised from its first render on, so that a restored screen has its full height at
// once.
let LongList: ComponentType<LongListProps> | null = null

/** An infinite list. A failure never removes the items that are there. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { items, state, hasMore, owner, isSearched = false } = props
  // A list that could not be loaded is not announced as empty; its failure has words of its own.
  const isUnknown = items.length === 0 && (state === 'failed' || state === 'more-failed')
  return (
    <>
      <ListStatus
        isReady={!isUnknown && !['idle', 'loading', 'refreshing'].includes(state)}
        count={items.length}
        hasMore={hasMore}
        isSearched={isSearched}
        list={owner}
      />
      <ListContent {...props} />
    </>
  )
}

function ListContent<Item>(props: EndlessListProps<Item>) {
  const {
    items,
    state,
    hasMore,
    keyOf,
    children,
    onMore,
    onRetry,
    empty,
    skeleton,
    failure,
    failedTitle,
    fallbackLink,
    look = 'feed',
    arrange,
    owner,
  } = props
  const words = useKitWords()

  if (items.length === 0) {
    if (state === 'failed' || state === 'more-failed') {
      return (
        <FailedPart
          title={failedTitle ?? words.listFailedTitle}
          failure={failure}
          onRetry={onRetry}
          fallbackLink={fallbackLink}
        />
      )
    }
    if (state === 'ready' && !hasMore) return empty
    if (state !== 'ready')
      return skeleton ?? <SkeletonList label={words.loading} shape={look === 'grid' ? 'grid' : 'feed'} />
  }

  const perRow = look === 'grid' ? gridColumns : 1
  // Computed for rendered rows only, so that a list of thousands is not traversed for each new page.
  const rowAt = (row: number) => items.slice(row * perRow, (row + 1) * perRow)
  const drawRow = (row: number) =>
    rowAt(row).map((item, index) => <Fragment key={keyOf(item)}>{children(item, row * perRow + index)}</Fragment>)
  const keyOfRow = (row: number) => rowAt(row).map(keyOf).join()

  return (
    <>
      {arrange !== undefined ? (
        arrange(items, children)
      ) : (
        <Rows
          count={Math.ceil(items.length / perRow)}
          keyOfRow={keyOfRow}
          drawRow={drawRow}
          className={classNames(styles.row, styles[look])}
          owner={owner}
        />
      )}
      <Foot state={state} failure={failure} hasMore={hasMore} count={items.length} onMore={onMore} />
    </>
  )
}

interface RowsProps {
  readonly count: number
  readonly keyOfRow: (row: number) => string
  readonly drawRow: (row: number) => ReactNode
  readonly className: string
  readonly owner: object | undefined
}

function Rows({ count, keyOfRow, drawRow, className, owner }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [heights, setHeights] = useState<readonly number[] | null>(null)
  const [loaded, setLoaded] = useState(false)
  const [isDrawn, setIsDrawn] = useState(isServerDrawn)
  const [past] = useState({ isRendered: false })
  // Rows that are not hydrated yet are about to change. They are hydrated first, because otherwise React discards their
  // server-drawn elements and renders them from scratch.
  if (past.isRendered && isDrawn) hydrateAll()
  past.isRendered = true
  const isLong = count > longFrom

  useEffect(() => {
    if (!isLong || LongList) return
    let current = true
    void import('./long-list').then((module) => {
      LongList = module.LongList
      if (current) setLoaded(true)
    })
    return () => {
      current = false
    }
  }, [isLong])

  useRowMotion(list)

  // Keyboard focus moves from row to row, and needs the layout of every row.
  useEffect(() => {
    if (!isDrawn) return
    const layOutAll = () => setIsDrawn(false)
    window.addEventListener('keydown', layOutAll, { once: true, capture: true })
    return () => window.removeEventListener('keydown', layOutAll, { capture: true })
  }, [isDrawn])

  // Measured heights are passed on, so that nothing shifts when virtualisation starts.
  useLayoutEffect(() => {
    if (loaded && heights === null && list.current)
      setHeights(Array.from(list.current.children, (row) => row.getBoundingClientRect().height))
  }, [loaded, heights])

  if (isLong && LongList && (heights !== null || !loaded)) {
    return (
      <LongList
        count={count}
        heights={heights ?? undefined}
        owner={owner}
        keyOf={keyOfRow}
        draw={drawRow}
        className={className}
      />
    )
  }
  return (
    <ul ref={list} className={styles.rows} data-drawn={isDrawn ? '' : undefined}>
      {Array.from({ length: Math.ceil(count / rowsTogether) }, (_, group) => {
        const rows = Array.from({ length: Math.min(rowsTogether, count - group * rowsTogether) }, (_unused, index) => {
          const row = group * rowsTogether + index
          return (
            <li key={keyOfRow(row)}>
              <div className={className}>{drawRow(row)}</div>
            </li>
          )
        })
        return (
          <HydratedPart key={group} untilTouched={isDrawn && group >= groupsAtOnce}>
            {rows}
          </HydratedPart>
        )
      })}
    </ul>
  )
}

type FootProps = Pick<EndlessListProps<unknown>, 'state' | 'failure' | 'hasMore' | 'onMore'> & {
  readonly count: number
}

function Foot({ state, failure, hasMore, onMore, count }: FootProps) {
  const words = useKitWords()
  const failureText = useFailureText()
  const sentinel = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
  const isWaiting = hasMore && state === 'ready'

  useEffect(() => {
    if (!isWaiting || !sentinel.current || typeof IntersectionObserver === 'undefined') return
    // The next page is loaded before the end is visible. The end is observed again after each page, because a short
    // page may leave it in view.
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [isWaiting, count])

  return (
    <div ref={sentinel} className={styles.foot} aria-live="polite">
      {/* The keys keep React from reusing the element of one state for another, which the browser would count as a
          layout shift. */}
      {state === 'more-failed' ? (
        <>
          <span>
            {failure === null ? words.moreFailed : `${words.moreFailed}${words.sentenceGap}${failureText(failure)}`}
          </span>
          <Button small onClick={onMore}>
            {words.retry}
          </Button>
        </>
      ) : state === 'loading-more' || (isWaiting && count === 0) ? (
        <span key="loading" className={styles.loading}>
          {words.loading}
        </span>
      ) : hasMore ? (
        <Button kind="quiet" small onClick={onMore}>
          {words.more}
        </Button>
      ) : (
        <span key="end" className={styles.end}>
          {words.end}
        </span>
      )}
    </div>
  )
}
