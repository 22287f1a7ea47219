import { useSyncExternalStore } from 'react'

/** Whether the device reports that it has no network, now and whenever that changes. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine === false,
    () => false,
  )
}

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
