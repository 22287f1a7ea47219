import { useEffect, useState } from 'react'

/** Whether there is room beside the column for more than air. False in a first view, which is a phone's. */
export function useIsDesktop(): boolean {
  const [isDesktop, setIsDesktop] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(min-width: 1000px)')
    const follow = () => setIsDesktop(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isDesktop
}
