import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import type {
  FollowedPublisher,
  SubscribedAlbum,
  SubscribedChannel,
  SubscribedProgramme,
} from '../../../domain/overview/following/following'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What the member subscribes to and whom they follow. */
export interface FollowingGateway {
  albums(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<SubscribedAlbum>>>
  programmes(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<SubscribedProgramme>>>
  channels(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<SubscribedChannel>>>
  publishers(
    kind: PublisherKind,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<FollowedPublisher>>>
  /** What all of these publishers published, the newest first. */
  news(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FeedItem>>>
}
export const FollowingGateway = port<FollowingGateway>('FollowingGateway')
