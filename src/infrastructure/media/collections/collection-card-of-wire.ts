import type { collectionCardSchema } from '../../../../contract/videos'
import type { CollectionCard } from '../../../domain/media/collections/collection'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { Decoded } from '../../frame/http/wire-case'

export function collectionCardOf({ episodes, ...card }: Decoded<typeof collectionCardSchema>): CollectionCard {
  return { ...feedItemOf(card), episodes }
}
