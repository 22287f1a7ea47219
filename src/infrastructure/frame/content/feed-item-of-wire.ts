import type { feedItemSchema } from '../../../../contract/feed'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { listedKind } from '../../../domain/frame/content/content-kinds'
import type { Decoded } from '../http/wire-case'

type WireItem = Decoded<typeof feedItemSchema>

/** Maps an item of a feed to the domain. */
export function feedItemOf({ type, ...item }: WireItem): FeedItem {
  // The fallback is never used, because the schema admits only known types.
  return { ...cardOf(item), kind: listedKind(type) ?? 'post' }
}

/** Maps a card without its kind to the domain. */
export function cardOf({ views, likes, comments, covers, ...card }: Omit<WireItem, 'type'>): Omit<FeedItem, 'kind'> {
  return { ...card, covers: covers.filter((cover) => cover !== ''), counts: { views, likes, comments } }
}
