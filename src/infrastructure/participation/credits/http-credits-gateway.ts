import { inject } from 'inversify'
import { getCreditSystem, listMyCredits } from '../../../../contract/credits'
import type { CreditsGateway } from '../../../application/participation/credits/credits-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpCreditsGateway implements CreditsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async rules(signal?: CancelSignal) {
    return mapped(await this.http.send(getCreditSystem, { failures: 'in-place', signal }), ({ items }) => items)
  }

  async mine(type: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(type === '' ? {} : { type: Number(type) }) }
    const answer = await this.http.send(listMyCredits, { failures: 'in-place', query, signal })
    return mapped(answer, ({ credits, ...page }) => ({ credits, ...creditsOf(page) }))
  }
}

type WireCredits = AnswerOf<typeof listMyCredits>['items'][number]

const creditsOf = pageOf(({ act, type, contentId, title, credits, earnedAt }: WireCredits) => ({
  act,
  type,
  contentId,
  title,
  credits,
  earnedAt: instantOf(earnedAt) ?? 0,
}))
