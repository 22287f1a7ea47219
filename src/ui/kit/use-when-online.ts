import { useEffect, useEffectEvent } from 'react'

/** Milliseconds for which a network that came back may still refuse, and between two tries in them. */
const settling = 10_000
const pause = 1500

let onlineAt = -Infinity

/** Acts when the network comes back while the component shows, and again when what it shows has failed once more in the moments after. */
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
