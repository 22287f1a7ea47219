import { useEffect, useEffectEvent } from 'react'

/** Milliseconds for which attempts may still fail after the network has come back. */
const retryWindow = 10_000
/** Milliseconds between two attempts during that time. */
const pause = 1500

let onlineAt = -Infinity

/**
 * Calls `act` when the network comes back while the component is shown. A component that appears shortly after that
 * calls it too, because the attempt before it has failed.
 */
export function useWhenOnline(act: (() => void) | undefined): void {
  const current = useEffectEvent(() => act?.())
  useEffect(() => {
    const onOnline = () => {
      onlineAt = performance.now()
      current()
    }
    const retryTimer = performance.now() - onlineAt < retryWindow ? setTimeout(() => current(), pause) : undefined
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(retryTimer)
      window.removeEventListener('online', onOnline)
    }
  }, [])
}
