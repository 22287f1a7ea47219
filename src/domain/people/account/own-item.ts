import type { FeedItem } from '../../frame/content/feed-item'
import type { KindWith } from '../../frame/content/content-kinds'
import { channelTarget, type ChannelKind } from '../../frame/navigation/channel-target'
import { contentTarget } from '../../frame/navigation/content-target'
import type { Target } from '../../frame/navigation/target'

interface OwnContent extends FeedItem {
  readonly kind: KindWith<'list'>
}

/** A radio or TV channel; the two have different screens (B06). */
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
