import type { FeedItemDto } from '../../../../contract/feed'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { listedKind } from '../../../domain/frame/content/content-kinds'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Camelised } from '../http/wire-case'

/** Maps an item of a feed to the domain. */
export function feedItemOf(item: Camelised<FeedItemDto>): FeedItem {
  // The fallback is never used, because the schema admits only known types.
  return { ...cardOf(item), kind: listedKind(item.type) ?? 'post' }
}

/** Maps a card without its kind to the domain. */
export function cardOf(item: Camelised<Omit<FeedItemDto, 'type'>>): Omit<FeedItem, 'kind'> {
  return {
    id: item.id,
    title: item.title,
    summary: item.summary,
    source:
      item.source === null ? null : { id: item.source.id, name: item.source.name, logo: item.source.logo || null },
    covers: item.covers.filter((cover) => cover !== ''),
    layout: item.layout,
    publishedAt: instantOf(item.publishedAt) ?? 0,
    counts: { views: item.views, likes: item.likes, comments: item.comments },
    duration: item.duration,
    pictures: item.pictures,
    externalUrl: item.externalUrl,
    liked: item.liked,
  }
}
