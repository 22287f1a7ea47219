import { useEffect, useSyncExternalStore, type RefObject } from 'react'

let shownCount = 0
const listeners = new Set<() => void>()

/**
 * Counts the errors that replace a screen's main content while they are shown. An error in a section does not count.
 */
export function useShownError(error: RefObject<HTMLElement | null>, isQuiet: boolean): void {
  useEffect(() => {
    if (isQuiet || error.current?.closest('section')) return
    count(1)
    return () => count(-1)
  }, [error, isQuiet])
}

/**
 * Whether such an error is shown. Messages about outdated content are then left out, because they would contradict it.
 */
export function useHasError(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shownCount > 0,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function count(by: number): void {
  shownCount += by
  for (const listener of listeners) listener()
}
