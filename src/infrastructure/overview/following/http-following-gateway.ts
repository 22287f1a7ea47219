import { inject } from 'inversify'
import {
  listFollowed,
  listFollowedNews,
  listSubscribedAlbums,
  listSubscribedChannels,
  listSubscribedProgrammes,
} from '../../../../contract/following'
import type { FollowingGateway } from '../../../application/overview/following/following-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { trackOf } from '../../media/audio/audio-of-wire'
import { channelOf, programmeOf } from '../../media/channels/channel-of-wire'

const failures = 'in-place'

export class HttpFollowingGateway implements FollowingGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async albums(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listSubscribedAlbums, { failures, query: request, signal })
    return mapped(
      answer,
      pageOf(({ id, title, cover, tracks, finished, followers, newest, fresh, next, afterNext }) => ({
        id,
        title,
        cover,
        tracks,
        finished,
        followers,
        followed: true,
        newest: newest === null ? null : { id: newest.id, title: newest.title, publishedAt: newest.publishedAt },
        fresh,
        next: next === null ? null : { track: trackOf(next), cursor: afterNext },
      })),
    )
  }

  async programmes(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listSubscribedProgrammes, { failures, query: request, signal })
    return mapped(
      answer,
      pageOf(({ id, title, hosts, channel, followers, newest, fresh, next }) => ({
        id,
        title,
        hosts,
        channel: { id: channel.id, name: channel.name, cover: channel.cover },
        followers,
        followed: true,
        newest: newest === null ? null : programmeOf(newest),
        fresh,
        next: next === null ? null : programmeOf(next),
      })),
    )
  }

  async channels(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listSubscribedChannels, { failures, query: request, signal })
    return mapped(
      answer,
      pageOf((channel) => ({
        id: channel.id,
        followed: channel.subscribed,
        followers: 0,
        isTelevision: channel.kind === 2,
        channel: channelOf(channel),
      })),
    )
  }

  async publishers(kind: PublisherKind, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, kind }
    return mapped(
      await this.http.send(listFollowed, { failures, query, signal }),
      pageOf(({ id, name, picture, intro, followers, newest }) => ({
        id,
        name,
        picture,
        intro,
        followers,
        followed: true,
        newest: newest === null ? null : feedItemOf(newest),
      })),
    )
  }

  async news(request: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listFollowedNews, { failures, query: request, signal }), pageOf(feedItemOf))
  }
}
