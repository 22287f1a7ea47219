import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'
import { WindowVirtualizer } from 'virtua'

export interface LongListProps {
  readonly count: number
  /** Heights already seen, in pixels, from the first row on. */
  readonly heights?: readonly number[]
  /** Heights are remembered by it, so that a screen that comes back stands where it stood. */
  readonly owner?: object
  readonly keyOf: (index: number) => string
  /** Draws the content of a row. */
  readonly draw: (index: number) => ReactNode
  /** Of each row. */
  readonly className: string
}

/** Milliseconds without a scroll after which the window stands. */
const standsAfter = 80

const remembered = new WeakMap<object, CacheSnapshot>()

/** Keeps only the rows near the window in the page. Loaded when a list grows long, so that no first view carries it. */
export function LongList({ count, heights, owner, keyOf, draw, className }: LongListProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const isBlurred = useFasterThanEyes()
  const [cache] = useState(() => (heights ? snapshot(heights, count) : owner && remembered.get(owner)))

  // It takes its place from the events of the window, and would draw the head of the list until the next one.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('scroll'))
  }, [])

  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (owner && handle) remembered.set(owner, handle.cache)
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
 * Whether the window is flung or dragged by more than a quarter of itself a frame, faster than a thumb can: rows that nobody sees
 * need not be made.
 */
function useFasterThanEyes(): boolean {
  const [isFast, setIsFast] = useState(false)
  useEffect(() => {
    let top = window.scrollY
    let fastFrames = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      // One jump alone, as on the way back to a place, is no fling.
      fastFrames = Math.abs(window.scrollY - top) > window.innerHeight / 4 ? fastFrames + 1 : 0
      top = window.scrollY
      setIsFast(fastFrames > 1)
      clearTimeout(timer)
      timer = setTimeout(() => setIsFast(false), standsAfter)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      clearTimeout(timer)
    }
  }, [])
  return isFast
}

/** What the virtualizer saves of itself: a height for each row, -1 where it has not seen one, and the usual one. */
function snapshot(heights: readonly number[], count: number): CacheSnapshot {
  const usual = heights.length === 0 ? 120 : heights.reduce((sum, height) => sum + height, 0) / heights.length
  const sizes = Array.from({ length: count }, (_, index) => heights[index] ?? -1)
  return [sizes, usual] as unknown as CacheSnapshot
}
