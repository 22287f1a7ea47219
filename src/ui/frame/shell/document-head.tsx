import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { SiteStore } from '../../../application/frame/site/site.store'
import { resized } from '../kit/image-source'
import { useService } from './app-context'
import type { ScreenHead } from './screen'
import { titleOf } from './title-of'

/** Updates the document's title with the screen, and its icon with the site. */
export const DocumentHead = observer(function DocumentHead({ head }: { readonly head: ScreenHead | null }) {
  const site = useService(SiteStore)
  const title = titleOf(head, site.config?.name ?? '')
  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
  const icon = site.config?.image ?? null
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (link !== null && icon !== null) link.href = resized(icon, 160)
  }, [icon])
  return null
})
