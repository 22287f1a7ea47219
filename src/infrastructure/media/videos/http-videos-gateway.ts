import { inject } from 'inversify'
import { listRelated } from '../../../../contract/articles'
import {
  countVideoPlay,
  getPlayAuth,
  getSharedShort,
  getVideo,
  getVideoPreview,
  listCollectionsOfVideo,
  listShorts,
} from '../../../../contract/videos'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { VideosGateway } from '../../../application/media/videos/videos-gateway'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { collectionCardOf } from '../collections/collection-card-of-wire'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { shareable } from '../../frame/content/publication-of-wire'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { videoAddressOf } from './video-of-wire'

/** The number of shorts in a page, about as many as a visitor swipes through in a minute. */
const shortsAtOnce = 12

export class HttpVideosGateway implements VideosGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async video(id: string, signal?: CancelSignal) {
    return mapped(await this.http.send(getVideo, { failures: 'content', path: { id }, signal }), shareable)
  }

  async preview(token: string, signal?: CancelSignal) {
    const path = { id: token }
    return mapped(await this.http.send(getVideoPreview, { failures: 'content', path, signal }), shareable)
  }

  async relatedVideos(id: string, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listRelated, {
        failures: 'background',
        query: { id, type: contentKinds.video.code },
        signal,
      }),
      ({ items }) => items.map(feedItemOf),
    )
  }

  async address(sourceId: string) {
    return mapped(await this.http.send(getPlayAuth, { failures: 'play-auth', path: { id: sourceId } }), videoAddressOf)
  }

  async shorts({ cursor }: PageRequest, signal?: CancelSignal) {
    const query = { pageSize: shortsAtOnce, ...(cursor === undefined ? {} : { cursor }) }
    return mapped(await this.http.send(listShorts, { failures: 'in-place', query, signal }), pageOf(shareable))
  }

  async sharedShort(id: string, sharerId: string | null, signal?: CancelSignal) {
    return mapped(
      await this.http.send(getSharedShort, {
        failures: 'content',
        path: { id },
        query: sharerId === null ? {} : { fromUserId: sharerId },
        signal,
      }),
      ({ video, sharer }) => ({
        video: shareable(video),
        sharer: sharer === null ? null : { nickname: sharer.nickname, avatar: sharer.avatar },
      }),
    )
  }

  async collections(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(listCollectionsOfVideo, { failures: 'background', path: { id }, signal })
    return mapped(answer, ({ items }) => items.map(collectionCardOf))
  }

  async countPlay(id: string, collectionId?: string) {
    const query = collectionId === undefined ? {} : { videoCollectionId: collectionId }
    const answer = await this.http.send(countVideoPlay, { failures: 'background', path: { id }, query })
    return partOf(answer, 'views')
  }
}
