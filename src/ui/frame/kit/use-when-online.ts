import { useEffect, useEffectEvent } from 'react'

/** Milliseconds for which a restored network may still fail, and between two attempts during that time. */
const retryWindow = 10_000
const pause = 1500

let onlineAt = -Infinity

/** Calls `act` when the network comes back while the component is shown, and again if it fails shortly afterwards. */
export function useWhenOnline(act: (() => void) | undefined): void {
  const current = useEffectEvent(() => act?.())
  useEffect(() => {
    const onOnline = () => {
      onlineAt = performance.now()
      current()
    }
    const again = performance.now() - onlineAt < retryWindow ? setTimeout(() => current(), pause) : undefined
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(again)
      window.removeEventListener('online', onOnline)
    }
  }, [])
}
