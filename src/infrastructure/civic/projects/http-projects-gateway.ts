import { inject } from 'inversify'
import { getProject, listProjectActivities, listProjectRecords, listProjects } from '../../../../contract/projects'
import type { ProjectFilters, ProjectsGateway } from '../../../application/civic/projects/projects-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { activityKinds } from '../../../domain/civic/activities/activity'
import { publicProjectStates } from '../../../domain/civic/projects/project-lifecycle'
import { HttpClient } from '../../frame/http/http-client'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpProjectsGateway implements ProjectsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list({ state, kind }: ProjectFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlyKnownValue('state', publicProjectStates, state),
      ...onlyKnownValue('kind', activityKinds, kind),
    }
    return this.http.send(listProjects, { failures, query, signal })
  }

  async project(id: string, signal?: CancelSignal) {
    return partOf(await this.http.send(getProject, { failures: 'content', path: { id }, signal }), 'project')
  }

  activities(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listProjectActivities, { failures, path: { id }, query: request, signal })
  }

  records(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listProjectRecords, { failures, path: { id }, query: request, signal })
  }
}
