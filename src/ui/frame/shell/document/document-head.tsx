import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { resizedUrl } from '../../kit/pictures/image-source'
import { useApp, useService } from '../app-context'
import type { ScreenHead } from '../screens/screen'
import { titleOf } from './title-of'

/**
 * Updates the document's title with the screen, and its icon with the site. A screen without a title gets its heading
 * as the title.
 */
export const DocumentHead = observer(function DocumentHead({ head }: { readonly head: ScreenHead | null }) {
  const site = useService(SiteStore)
  const { onTitle } = useApp()
  if (head !== null && head.title !== '') onTitle?.(head.title)
  const siteName = site.config?.name ?? ''
  const own = head?.title ?? ''
  useEffect(() => {
    const title = titleOf(own || (document.querySelector('#screen h1')?.textContent ?? ''), siteName)
    if (title !== '') document.title = title
  }, [own, siteName])
  const icon = site.config?.image ?? null
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (link !== null && icon !== null) link.href = resizedUrl(icon, 160)
  }, [icon])
  return null
})
