import type { CollectionCardDto } from '../../../../contract/videos'
import type { CollectionCard } from '../../../domain/media/collections/collection'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function collectionCardOf(card: Camelised<CollectionCardDto>): CollectionCard {
  return { ...feedItemOf(card), episodes: card.episodes }
}
