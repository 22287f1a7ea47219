import type { Container } from 'inversify'
import type { MessengerPage } from '../../application/frame/hosts/messenger-page'
import { SiteOrigin } from '../../application/frame/navigation/site-origin'
import { SessionStore } from '../../application/frame/session/session.store'
import { shareLink } from '../../application/frame/sharing/share-link'
import { SiteStore } from '../../application/frame/site/site.store'
import { shareCard } from '../../domain/frame/sharing/share'
import type { ScreenNotes } from './note-screen'
import { sharedPicture } from '../discovery/shared-picture'

/** Tells the messenger by which card a screen is shared (B15, B107). */
export function messengerNotes(container: Container, page: Pick<MessengerPage, 'show'>): ScreenNotes {
  return ({ head, address, isPrivate }) => {
    const [origin, { config }] = [container.get(SiteOrigin), container.get(SiteStore)]
    const { title, description, cover } = shareCard(head?.share ?? null, {
      title: head?.title ?? '',
      description: head?.description ?? '',
      cover: head?.image ?? config?.image ?? '',
      siteName: config?.name ?? '',
    })
    const url = shareLink(origin, address, container.get(SessionStore).user?.id ?? null)
    page.show({ card: { title, description, url, picture: sharedPicture(cover, origin)?.url ?? '' }, isPrivate })
  }
}
