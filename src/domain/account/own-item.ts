import type { FeedItem } from '../feed/feed-item'
import type { KindWith } from '../content/content-kinds'
import { channelTarget, type ChannelKind } from '../navigation/channel-target'
import { contentTarget } from '../navigation/content-target'
import type { Target } from '../navigation/target'

interface OwnContent extends FeedItem {
  readonly kind: KindWith<'list'>
}

/** A radio or TV channel; their screens differ (B06). */
interface OwnChannel extends Omit<FeedItem, 'kind'> {
  readonly kind: 'channel'
  readonly channel: Extract<ChannelKind, 'radio' | 'live'>
}

/** An item of a member's own lists: favourites and history. */
export type OwnItem = OwnContent | OwnChannel

export function ownTarget(item: OwnItem): Target | null {
  return item.kind === 'channel'
    ? channelTarget(item.channel, item.id)
    : contentTarget(item.kind, item.id, item.externalUrl)
}
