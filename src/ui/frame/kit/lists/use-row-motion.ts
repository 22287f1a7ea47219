import { useEffect, type RefObject } from 'react'

/** Lets the rows of a list move when one joins or leaves it. */
export function useRowMotion(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (element === null) return
    let end: (() => void) | null = null
    let current = true
    // While this code is missing, rows appear and disappear without motion.
    void import(/* webpackChunkName: 'gestures' */ './row-motion').then(
      ({ moveRows }) => current && (end = moveRows(element)),
      () => undefined,
    )
    return () => {
      current = false
      end?.()
    }
  }, [list])
}
