import { useEffect, useState } from 'react'
import { useApp } from '../shell/app-context'
import { lazyPart } from '../shell/lazy/lazy-part'
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
  const { loadFeature } = useApp()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    loadFeature(notificationsName).then(
      () => setLoaded(true),
      // Without it, nothing is offered.
      () => undefined,
    )
  }, [loadFeature])
  return isLoaded ? <Card {...props} /> : null
}
