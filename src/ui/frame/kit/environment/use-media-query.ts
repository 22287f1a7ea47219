import { useCallback, useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether a media query matches, now and whenever it changes. False in a first view, since the screen is unknown. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotion)
}

/** Reads the same preference once, for an animation that starts now. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.(reducedMotion).matches ?? true
}
