import { inject } from 'inversify'
import { countGuideView, getGuide, judgeGuide, listGuideDepartments, listGuides } from '../../../../contract/guides'
import type { GuideCardDto, GuideDto } from '../../../../contract/guides'
import type { GuideFilters, GuideOpinion, GuidesGateway } from '../../../application/civic/guides/guides-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { guideThemes, lifeEvents, type Guide, type GuideCard } from '../../../domain/civic/guides/guide'
import { knownIn, onlySetFilters } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpGuidesGateway implements GuidesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ theme, event, department }: GuideFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...knownIn('theme', guideThemes, theme),
      ...knownIn('event', lifeEvents, event),
      ...onlySetFilters({ departmentId: department }),
    }
    return mapped(await this.http.send(listGuides, { failures, query, signal }), pageOf(cardOf))
  }

  async departments({ theme, event }: Pick<GuideFilters, 'theme' | 'event'>, signal?: CancelSignal) {
    const query = { ...knownIn('theme', guideThemes, theme), ...knownIn('event', lifeEvents, event) }
    return mapped(await this.http.send(listGuideDepartments, { failures, query, signal }), ({ items }) => items)
  }

  async guide(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getGuide, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ guide }) => guideOf(guide))
  }

  countView(id: string) {
    return this.http.send(countGuideView, { failures: 'background', path: { id } })
  }

  async judge(id: string, opinion: GuideOpinion) {
    const answer = await this.http.send(judgeGuide, { failures, path: { id }, body: opinion })
    return mapped(answer, ({ opinions }) => opinions)
  }
}

function cardOf({ id, title, summary, theme, department, promisedDays, isFree }: Camelised<GuideCardDto>): GuideCard {
  return { id, title, summary, theme, department, promisedDays, isFree }
}

function guideOf(guide: Camelised<GuideDto>): Guide {
  const { events, conditions, materials, steps, fees, legalDays, places, questions, laws } = guide
  const { checkedOn, validUntil, opinions } = guide
  return {
    ...cardOf(guide),
    ...{ events, conditions, materials, steps, fees, legalDays, places, questions, laws },
    ...{ checkedOn, validUntil, opinions },
  }
}
