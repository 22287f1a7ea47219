import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { KeepClearBox } from '../../../domain/frame/player/step-aside'
import { followBottomBars } from '../kit/bars/bottom-bar'

/** Milliseconds without a movement after which a page is at rest. */
const restAfter = 150

const controls = 'a[href], button, input, select, textarea, summary, label, [role=tab], [role=slider], [role=switch]'
const texts = 'main :is(li, p, h2, h3, h4, dt, dd, figcaption, tr)'

/**
 * Reports the parts that a floating element must not cover, whenever the page is at rest after a change. They are the
 * visible controls, and at the end of the page, where it cannot be scrolled any further, also the text.
 */
export function useFloatPosition(
  element: RefObject<HTMLElement | null>,
  onRest: (obstacles: readonly KeepClearBox[]) => void,
): void {
  const { key } = useLocation()
  useEffect(() => {
    const floating = element.current
    if (floating === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
      onRest(obstaclesBeside(floating, isEnd))
    }
    const scheduleReport = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, restAfter)
    }
    scheduleReport()
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(scheduleReport)
    for (const part of [floating, document.body]) sizes?.observe(part)
    const endBars = followBottomBars(scheduleReport)
    // Events that may open, close or move something on the page.
    const moves = ['scroll', 'resize', 'click', 'pointerup', 'focusin', 'transitionend'] as const
    for (const move of moves) window.addEventListener(move, scheduleReport, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      sizes?.disconnect()
      endBars()
      for (const move of moves) window.removeEventListener(move, scheduleReport, { capture: true })
    }
  }, [element, onRest, key])
}

/** The parts of the column that can be seen and reached, except those of the floating element. */
function obstaclesBeside(floating: HTMLElement, isEnd: boolean): readonly KeepClearBox[] {
  const column = document.body.getBoundingClientRect()
  return Array.from(document.querySelectorAll(isEnd ? `${controls}, ${texts}` : controls)).flatMap((part) => {
    if (floating.contains(part)) return []
    const box = part.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, column.left), Math.min(box.right, column.right)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    if (left >= right || top >= bottom) return []
    const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
      document.elementsFromPoint((left + right) / 2, y).some((found) => part.contains(found)),
    )
    if (!isSeen) return []
    const staysInPlace = isEnd || part === document.activeElement || isPinned(part)
    return [
      {
        left: left - column.left,
        right: right - column.left,
        top: box.top,
        bottom: box.bottom,
        isPinned: staysInPlace,
      },
    ]
  })
}

/** Whether a part stays in place when the page is scrolled. */
function isPinned(part: Element): boolean {
  for (let at: Element | null = part; at !== null; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
  return false
}
