import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'
import { WindowVirtualizer } from 'virtua'

export interface LongListProps {
  readonly count: number
  /** Known heights in pixels, from the first row on. */
  readonly heights?: readonly number[]
  /** An object under which the heights are remembered, so that a restored screen has its old position. */
  readonly owner?: object
  readonly keyOf: (index: number) => string
  /** Renders the content of a row. */
  readonly draw: (index: number) => ReactNode
  /** Class of each row. */
  readonly className: string
}

/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEndDelay = 80

const snapshots = new WeakMap<object, CacheSnapshot>()

/**
 * A virtualised list: only the rows near the viewport are in the DOM. Loaded when a list grows long, so that no first
 * view includes it.
 */
export function LongList({ count, heights, owner, keyOf, draw, className }: LongListProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const isBlurred = useIsScrollingFast()
  const [cache] = useState(() => (heights ? snapshot(heights, count) : owner && snapshots.get(owner)))

  // Virtua reads its offset from scroll events. Without this event it would render the head of the list until the next
  // one.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('scroll'))
  }, [])

  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (owner && handle) snapshots.set(owner, handle.cache)
    }
  }, [owner])

  return (
    <WindowVirtualizer ref={list} data={{ length: count }} as="ul" item="li" bufferSize={600} cache={cache}>
      {(_, index) => (
        <div
          key={keyOf(index)}
          className={className}
          style={isBlurred ? { height: list.current?.getItemSize(index) } : undefined}
        >
          {!isBlurred && draw(index)}
        </div>
      )}
    </WindowVirtualizer>
  )
}

/**
 * Whether the window scrolls by more than a quarter of its height per frame. Nobody can read that fast, so the rows
 * that pass need not be rendered.
 */
function useIsScrollingFast(): boolean {
  const [isFast, setIsFast] = useState(false)
  useEffect(() => {
    let top = window.scrollY
    let fastFrames = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      // A single jump, such as restoring a position, does not count.
      fastFrames = Math.abs(window.scrollY - top) > window.innerHeight / 4 ? fastFrames + 1 : 0
      top = window.scrollY
      setIsFast(fastFrames > 1)
      clearTimeout(timer)
      timer = setTimeout(() => setIsFast(false), scrollEndDelay)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      clearTimeout(timer)
    }
  }, [])
  return isFast
}

/**
 * The measurements in the format that virtua saves: a height for each row, -1 for an unmeasured one, and the estimate.
 */
function snapshot(heights: readonly number[], count: number): CacheSnapshot {
  const usualHeight = heights.length === 0 ? 120 : heights.reduce((sum, height) => sum + height, 0) / heights.length
  const sizes = Array.from({ length: count }, (_, index) => heights[index] ?? -1)
  return [sizes, usualHeight] as unknown as CacheSnapshot
}
