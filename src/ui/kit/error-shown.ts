import { useEffect, useSyncExternalStore } from 'react'

let shown = 0
const listeners = new Set<() => void>()

/** Counts an error that takes the place of what it is about, while it shows. */
export function useShownError(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    count(1)
    return () => count(-1)
  }, [isShown])
}

/** Whether such an error shows anywhere: what is said of how fresh the screen is would contradict it. */
export function useHasError(): boolean {
  return useSyncExternalStore(follow, () => shown > 0, () => false)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function count(by: number): void {
  shown += by
  for (const listener of listeners) listener()
}
