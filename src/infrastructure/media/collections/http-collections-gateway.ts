import { inject } from 'inversify'
import {
  getCollection,
  getLastEpisode,
  listCollections,
  listEpisodes,
  saveLastEpisode,
} from '../../../../contract/collections'
import type { CollectionsGateway } from '../../../application/media/collections/collections-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { LastEpisode } from '../../../domain/media/collections/collection'
import { HttpClient } from '../../frame/http/http-client'
import { shareable } from '../../frame/content/publication-of-wire'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { collectionCardOf } from './collection-card-of-wire'

export class HttpCollectionsGateway implements CollectionsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async collections(query: PageRequest, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listCollections, { failures: 'in-place', query, signal }),
      pageOf(collectionCardOf),
    )
  }

  async collection(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getCollection, { failures: 'content', path: { id }, signal }), shareable)
  }

  episodes(id: string, query: PageRequest, signal?: CancelSignal) {
    return this.http.send(listEpisodes, { failures: 'in-place', path: { id }, query, signal })
  }

  async lastEpisode(id: string) {
    return mapped(
      await this.http.send(getLastEpisode, { failures: 'background', path: { id } }),
      ({ place }) => place && { episodeId: place.videoId, at: instantOf(place.updatedAt) ?? 0 },
    )
  }

  saveLastEpisode(id: string, { episodeId, at }: LastEpisode) {
    const body = { videoId: episodeId, updatedAt: new Date(at).toISOString() }
    return this.http.send(saveLastEpisode, { failures: 'background', path: { id }, body })
  }
}
