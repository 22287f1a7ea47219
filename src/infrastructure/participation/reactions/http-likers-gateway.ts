import { inject } from 'inversify'
import { listLikers } from '../../../../contract/reactions'
import type { LikersGateway } from '../../../application/participation/reactions/likers-gateway'
import type { ReactionTarget } from '../../../application/participation/reactions/reaction-target'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpLikersGateway implements LikersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async likers({ id, kind }: ReactionTarget, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, type: contentKinds[kind].code }
    return mapped(
      await this.http.send(listLikers, { failures: 'in-place', path: { id }, query, signal }),
      pageOf(({ userId, nickname, avatar, likedAt }) => ({ id: userId, nickname, avatar, at: likedAt })),
    )
  }
}
