import type { Container } from 'inversify'
import type { MessengerPage } from '../application/frame/hosts/messenger-page'
import { SiteOrigin } from '../application/frame/navigation/site-origin'
import { MessengerOffer } from '../application/frame/session/messenger-offer'
import { SessionStore } from '../application/frame/session/session.store'
import { shareLink } from '../application/frame/sharing/share-link'
import { SiteStore } from '../application/frame/site/site.store'
import { shareCard } from '../domain/frame/sharing/share'
import type { NotedScreen } from '../ui/frame/shell/app-context'
import { sharedPicture } from './shared-picture'

/**
 * Tells the messenger, when it shows this page, by which card each screen is shared (B15, B107). What that takes is
 * loaded there alone.
 */
export function screenNotes(
  container: Container,
  load: (container: Container) => Promise<MessengerPage>,
): (screen: NotedScreen) => void {
  let page: Promise<MessengerPage> | null = null
  return ({ head, address, isPrivate }) => {
    if (!container.get(MessengerOffer).isHere) return
    const [origin, { config }] = [container.get(SiteOrigin), container.get(SiteStore)]
    const { title, description, cover } = shareCard(head?.share ?? null, {
      title: head?.title ?? '',
      description: head?.description ?? '',
      cover: head?.image ?? config?.image ?? '',
      siteName: config?.name ?? '',
    })
    const url = shareLink(origin, address, container.get(SessionStore).user?.id ?? null)
    const card = { title, description, url, picture: sharedPicture(cover, origin)?.url ?? '' }
    page ??= load(container)
    page.then(
      (loaded) => loaded.show({ card, isPrivate }),
      () => (page = null),
    )
  }
}
