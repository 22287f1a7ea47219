import { useEffect, useRef } from 'react'

/** Acts each time the network comes back while the component shows; for what failed without it. */
export function useWhenOnline(act: (() => void) | undefined): void {
  const current = useRef(act)
  useEffect(() => {
    current.current = act
  })
  useEffect(() => {
    const tell = () => current.current?.()
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [])
}
