import { inject } from 'inversify'
import { getAnchor, listAnchors } from '../../../../contract/anchors'
import type { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpAnchorsGateway implements AnchorsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(query: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listAnchors, { failures: 'in-place', query, signal }), (page) => ({
      ...page,
      items: page.items.map((anchor) => ({ ...anchor, avatar: anchor.avatar || null })),
    }))
  }

  async anchor(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getAnchor, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ channels, albums, ...anchor }) => ({
      ...anchor,
      avatar: anchor.avatar || null,
      albums: albums.map((album) => ({ ...album, cover: album.cover || null })),
      channels: channels.map(({ kind, cover, ...channel }) => ({
        ...channel,
        kind: kind === 1 ? ('radio' as const) : ('live' as const),
        cover: cover || null,
      })),
    }))
  }
}
