import { useEffect, useEffectEvent } from 'react'

/** Milliseconds for which a restored network may still fail, and between two attempts within them. */
const settling = 10_000
const pause = 1500

let onlineAt = -Infinity

/** Calls `act` when the network comes back while the component is shown, and again if it fails in the moments after. */
export function useWhenOnline(act: (() => void) | undefined): void {
  const current = useEffectEvent(() => act?.())
  useEffect(() => {
    const tell = () => {
      onlineAt = performance.now()
      current()
    }
    const again = performance.now() - onlineAt < settling ? setTimeout(() => current(), pause) : undefined
    window.addEventListener('online', tell)
    return () => {
      clearTimeout(again)
      window.removeEventListener('online', tell)
    }
  }, [])
}
