import { inject } from 'inversify'
import { countGuideView, getGuide, judgeGuide, listGuideDepartments, listGuides } from '../../../../contract/guides'
import type { GuideFilters, GuideOpinion, GuidesGateway } from '../../../application/civic/guides/guides-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { guideThemes, lifeEvents } from '../../../domain/civic/guides/guide'
import { onlyKnownValue, onlySetFilters } from '../../frame/http/filters-in-query'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpGuidesGateway implements GuidesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list({ theme, event, department }: GuideFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlyKnownValue('theme', guideThemes, theme),
      ...onlyKnownValue('event', lifeEvents, event),
      ...onlySetFilters({ departmentId: department }),
    }
    return this.http.send(listGuides, { failures, query, signal })
  }

  async departments({ theme, event }: Pick<GuideFilters, 'theme' | 'event'>, signal?: CancelSignal) {
    const query = { ...onlyKnownValue('theme', guideThemes, theme), ...onlyKnownValue('event', lifeEvents, event) }
    return partOf(await this.http.send(listGuideDepartments, { failures, query, signal }), 'items')
  }

  async guide(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getGuide, { failures: 'content', path: { id }, signal })
    return partOf(answer, 'guide')
  }

  countView(id: string) {
    return this.http.send(countGuideView, { failures: 'background', path: { id } })
  }

  async judge(id: string, opinion: GuideOpinion) {
    const answer = await this.http.send(judgeGuide, { failures, path: { id }, body: opinion })
    return partOf(answer, 'opinions')
  }
}
