import { inject } from 'inversify'
import { actOnCirclePost, getCirclePost, listCirclePosts, listMyCirclePosts } from '../../../../contract/circles'
import type { CirclePostsGateway, CirclePostStep } from '../../../application/civic/circles/circle-posts-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { CircleTab } from '../../../domain/civic/circles/circle'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { circlePostCardOf, circlePostOf } from './circle-of-wire'

const failures = 'in-place'

export class HttpCirclePostsGateway implements CirclePostsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async posts(id: string, tab: CircleTab, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, tab }
    const answer = await this.http.send(listCirclePosts, { failures, path: { id }, query, signal })
    return mapped(answer, pageOf(circlePostCardOf))
  }

  async mine(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listMyCirclePosts, { failures, query: { ...request }, signal })
    return mapped(answer, pageOf(circlePostCardOf))
  }

  async post(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getCirclePost, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ post }) => circlePostOf(post))
  }

  async act(id: string, { act, reason, to }: CirclePostStep, idempotencyKey: string) {
    const body = { act, text: reason, circleId: to }
    const answer = await this.http.send(actOnCirclePost, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ post }) => (post === null ? null : circlePostOf(post)))
  }
}
