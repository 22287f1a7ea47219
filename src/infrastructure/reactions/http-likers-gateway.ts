import { listLikers } from '../../../contract/reactions'
import type { LikersGateway } from '../../application/reactions/likers-gateway'
import type { ReactionTarget } from '../../application/reactions/reaction-target'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import { contentKinds } from '../../domain/content/content-kinds'
import { instantOf } from '../../domain/shared/site-time'
import type { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpLikersGateway implements LikersGateway {
  constructor(private readonly http: HttpClient) {}

  async likers({ id, kind }: ReactionTarget, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, type: contentKinds[kind].code }
    return mapped(await this.http.send(listLikers, { failures: 'in-place', path: { id }, query, signal }), (page) => ({
      ...page,
      items: page.items.map(({ userId, nickname, avatar, likedAt }) => ({
        ...{ id: userId, nickname, avatar: avatar || null },
        at: instantOf(likedAt) ?? 0,
      })),
    }))
  }
}
