import { inject } from 'inversify'
import { getAnchor, listAnchors } from '../../../../contract/anchors'
import type { AnchorsGateway } from '../../../application/media/anchors/anchors-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpAnchorsGateway implements AnchorsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list(query: PageRequest, signal?: CancelSignal) {
    return this.http.send(listAnchors, { failures: 'in-place', query, signal })
  }

  async anchor(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getAnchor, { failures: 'content', path: { id }, signal })
    return mapped(answer, (anchor) => ({
      ...anchor,
      channels: anchor.channels.map(({ id: channelId, kind, name, frequency, cover }) => ({
        id: channelId,
        name,
        frequency,
        kind: kind === 1 ? ('radio' as const) : ('live' as const),
        cover,
      })),
    }))
  }
}
