import type * as z from 'zod/mini'
import type { getCollection, listEpisodes } from '../../../../contract/collections'
import type { Collection, LastEpisode, CollectionEpisode } from '../../../domain/media/collections/collection'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { publicationOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function collectionOf(collection: Camelised<z.infer<(typeof getCollection)['answer']>>): Collection {
  const { id, title, description, cover, episodes, views, commentsOpen } = collection
  return { id, title, description, cover: cover || null, episodes, views, commentsOpen, ...publicationOf(collection) }
}

export function episodeOf(
  episode: Camelised<z.infer<(typeof listEpisodes)['answer']>>['items'][number],
): CollectionEpisode {
  const { id, title, cover, sourceId, duration, views } = episode
  return { id, title, cover: cover || null, sourceId, duration, views }
}

export function placeOf(place: { readonly videoId: string; readonly updatedAt: string } | null): LastEpisode | null {
  return place === null ? null : { episodeId: place.videoId, at: instantOf(place.updatedAt) ?? 0 }
}
