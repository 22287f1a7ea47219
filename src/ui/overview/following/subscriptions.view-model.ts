import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { FollowingGateway } from '../../../application/overview/following/following-gateway'
import { PlayNext } from '../../../application/overview/following/play-next'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import type {
  SubscribedAlbum,
  SubscribedChannel,
  SubscribedProgramme,
} from '../../../domain/overview/following/following'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

export const subscriptionTabs = ['', 'programmes', 'channels'] as const
export type SubscriptionTab = (typeof subscriptionTabs)[number]

type Subscription = SubscribedAlbum | SubscribedProgramme | SubscribedChannel

export const isChannel = (subscription: Subscription): subscription is SubscribedChannel =>
  'isTelevision' in subscription
export const isProgramme = (subscription: Subscription): subscription is SubscribedProgramme => 'hosts' in subscription

/** S068: albums, programmes of the radio and channels that the member subscribes to. */
export class SubscriptionsViewModel implements ScreenViewModel {
  readonly subscriptions: FilteredList<Subscription, { readonly tab: string }>
  readonly resources: Resources

  constructor(
    @inject(FollowingGateway) gateway: FollowingGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(PlayNext) readonly playNext: PlayNext,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.subscriptions = new FilteredList<Subscription, { readonly tab: string }>({
      navigator,
      defaults: { tab: '' },
      load: ({ tab }, request, signal) =>
        tab === 'channels'
          ? gateway.channels(request, signal)
          : tab === 'programmes'
            ? gateway.programmes(request, signal)
            : gateway.albums(request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { subscriptions: this.subscriptions }
    observe(this)
  }

  choose(tab: string): void {
    this.subscriptions.choose({ tab })
  }

  /** Ends a subscription, or takes it up again. */
  toggle(subscription: Subscription): void {
    const kind = isChannel(subscription) ? 'channel' : isProgramme(subscription) ? 'programme' : 'album'
    void this.following.toggle(kind, subscription, (id, change) => this.subscriptions.replace(id, change))
  }
}
