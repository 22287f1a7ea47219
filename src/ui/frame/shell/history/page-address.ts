import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import { addressIn } from '../../../../domain/frame/navigation/outside-address'
import { useService } from '../app-context'

/** The end of a path that opens one comment over its content. */
export const commentOver = /\/comment\/[^/]+$/

/** Elements in the head that the platform wrote for the first page, and that apply to no other one. */
const firstPageOnly = 'link[rel=alternate],meta[property],meta[name^=twitter],[type="application/ld+json"]'

/**
 * Updates the canonical address when the client navigates, because browsers share that address. The other metadata of
 * the first page is removed and not replaced, because search engines and messengers only read the page that the
 * platform sends.
 */
export function usePageAddress(): void {
  const { pathname } = useLocation()
  const sentPathname = useRef(pathname)
  const preferences = useService(PreferencesStore)
  useEffect(() => {
    if (pathname === sentPathname.current) return
    sentPathname.current = ''
    for (const element of document.querySelectorAll(firstPageOnly)) element.remove()
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical !== null) canonical.href = addressIn(pathname.replace(commentOver, ''), preferences.language)
  }, [pathname, preferences])
}
