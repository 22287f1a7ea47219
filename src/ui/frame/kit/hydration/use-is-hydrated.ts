import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while a component renders for hydration, when it must match the server's markup; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
