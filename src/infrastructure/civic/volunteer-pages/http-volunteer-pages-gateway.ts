import { inject } from 'inversify'
import { getVolunteerPage, listVolunteerActions } from '../../../../contract/volunteer-pages'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { VolunteerPagesGateway } from '../../../application/civic/volunteer-pages/volunteer-pages-gateway'
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
        ...person,
        followers,
        followed,
        since,
        sums,
        isServiceHidden: serviceHidden,
        isBlocked: blocked,
        teams,
      }),
    )
  }

  actions(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listVolunteerActions, { failures, path: { id }, query: request, signal })
  }
}
