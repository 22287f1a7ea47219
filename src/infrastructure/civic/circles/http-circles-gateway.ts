import { inject } from 'inversify'
import {
  keepReportedPost,
  leadCircle,
  listCircleCandidates,
  listCircleMembers,
  listCircleRecords,
  listReportedPosts,
} from '../../../../contract/circle-people'
import { actOnCircle, changeCircle, getCircle, listCircles } from '../../../../contract/circles'
import type {
  CirclesGateway,
  CircleDecision,
  ListedMembers,
  OwnCircleStep,
} from '../../../application/civic/circles/circles-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { CircleForm } from '../../../domain/civic/circles/circle-form'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { circleCardOf, circleOf, circlePostCardOf } from './circle-of-wire'

const failures = 'in-place'

export class HttpCirclesGateway implements CirclesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(
    { mine, search }: { readonly mine: boolean; readonly search: string },
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = { ...request, ...(mine && { mine: '1' as const }), ...(search !== '' && { search }) }
    return mapped(await this.http.send(listCircles, { failures, query, signal }), pageOf(circleCardOf))
  }

  async circle(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getCircle, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ circle, pinned, limit }) => ({
      circle: circleOf(circle),
      pinned: pinned.map(circlePostCardOf),
      limit,
    }))
  }

  async act(id: string, act: OwnCircleStep, idempotencyKey: string) {
    const answer = await this.http.send(actOnCircle, { failures, path: { id }, body: { act }, idempotencyKey })
    return mapped(answer, ({ circle }) => circleOf(circle))
  }

  async ask(id: string, text: string, idempotencyKey: string) {
    const body = { act: 'ask', text } as const
    const answer = await this.http.send(actOnCircle, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ circle }) => circleOf(circle))
  }

  members(id: string, state: ListedMembers, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, state }
    return this.http.send(listCircleMembers, { failures, path: { id }, query, signal })
  }

  async candidates(id: string, words: string, signal?: CancelSignal) {
    const query = { q: words }
    const answer = await this.http.send(listCircleCandidates, { failures, path: { id }, query, signal })
    return partOf(answer, 'items')
  }

  async decide(id: string, { userId, act, reason, hours }: CircleDecision, idempotencyKey: string) {
    const body = { userId, act, text: reason, hours }
    const answer = await this.http.send(leadCircle, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ circle }) => circleOf(circle))
  }

  async change(id: string, { intro, rules, notice, place, joinMode, question }: CircleForm, idempotencyKey: string) {
    const body = { intro, rules, notice, place, joinMode, question }
    const answer = await this.http.send(changeCircle, { failures, path: { id }, body, idempotencyKey })
    return mapped(answer, ({ circle }) => circleOf(circle))
  }

  reported(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listReportedPosts, { failures, path: { id }, query: { ...request }, signal })
  }

  async keepReported(postId: string, idempotencyKey: string) {
    const path = { id: postId }
    const answer = await this.http.send(keepReportedPost, { failures, path, body: {}, idempotencyKey })
    return mapped(answer, ({ circle }) => circleOf(circle))
  }

  records(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listCircleRecords, { failures, path: { id }, query: { ...request }, signal })
  }
}
