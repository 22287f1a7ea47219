import { lazyPart } from '../shell/lazy/lazy-part'
import { useFeature } from '../shell/lazy/use-feature'
import type { NotifyOfferProps } from './notify-offer-card'
import { notificationsName } from './notifications-name'

const Card = lazyPart<NotifyOfferProps>(
  async () => (await import(/* webpackChunkName: "notify-offer" */ './notify-offer-card')).NotifyOfferCard,
)

/**
 * Offers a member who waits for something to be notified of it. Few see it, so its code, and what turns notifications
 * on, are loaded with it.
 */
export function NotifyOffer(props: NotifyOfferProps) {
  return useFeature(notificationsName) ? <Card {...props} /> : null
}
