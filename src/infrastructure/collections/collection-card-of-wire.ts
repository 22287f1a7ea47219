import type { CollectionCardDto } from '../../../contract/videos'
import type { CollectionCard } from '../../domain/collections/collection'
import { feedItemOf } from '../feed/feed-item-of-wire'
import type { Camelised } from '../http/wire-case'

export function collectionCardOf(card: Camelised<CollectionCardDto>): CollectionCard {
  return { ...feedItemOf(card), episodes: card.episodes }
}
