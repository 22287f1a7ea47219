import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a component draws once more what the platform drew, which knows nothing of this browser; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
