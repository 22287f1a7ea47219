import { inject } from 'inversify'
import { getAnchor, listAnchors } from '../../../../contract/anchors'
import type { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Anchor } from '../../../domain/media/anchors/anchor'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpAnchorsGateway implements AnchorsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(query: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listAnchors, { failures: 'in-place', query, signal }), pageOf(anchorOf))
  }

  async anchor(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getAnchor, { failures: 'content', path: { id }, signal })
    return mapped(answer, (anchor) => ({
      ...anchorOf(anchor),
      albums: anchor.albums.map(({ id: albumId, title, cover, tracks, finished }) => ({
        id: albumId,
        title,
        cover: cover || null,
        tracks,
        finished,
      })),
      programmes: anchor.programmes,
      channels: anchor.channels.map(({ id: channelId, kind, name, frequency, cover }) => ({
        id: channelId,
        name,
        frequency,
        kind: kind === 1 ? ('radio' as const) : ('live' as const),
        cover: cover || null,
      })),
    }))
  }
}

function anchorOf({
  id,
  name,
  avatar,
  intro,
  followers,
  followed,
}: AnswerOf<typeof listAnchors>['items'][number]): Anchor {
  return { id, name, avatar: avatar || null, intro, followers, followed }
}
