import { inject } from 'inversify'
import { getVolunteerPage, listVolunteerActions } from '../../../../contract/volunteer-pages'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { VolunteerPagesGateway } from '../../../application/civic/volunteer-pages/volunteer-pages-gateway'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { serviceRecordsOf } from '../activities/activity-of-wire'
import { personOf } from '../../frame/cases/case-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpVolunteerPagesGateway implements VolunteerPagesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async volunteer(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getVolunteerPage, { failures: 'content', path: { id }, signal })
    return mapped(
      answer,
      ({ volunteer: { since, sums, teams, followers, followed, serviceHidden, blocked, ...person } }) => ({
        ...personOf(person),
        followers,
        followed,
        since: since === null ? null : instantOf(since),
        sums,
        isServiceHidden: serviceHidden,
        isBlocked: blocked,
        teams: teams.map(({ id: teamId, name, logo }) => ({ id: teamId, name, logo: logo || null })),
      }),
    )
  }

  async actions(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listVolunteerActions, { failures, path: { id }, query: request, signal })
    return mapped(answer, serviceRecordsOf)
  }
}
