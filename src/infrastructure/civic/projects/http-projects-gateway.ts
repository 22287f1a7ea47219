import { inject } from 'inversify'
import { getProject, listProjectActivities, listProjectRecords, listProjects } from '../../../../contract/projects'
import type { ProjectCardDto, ProjectRecordDto } from '../../../../contract/projects'
import type { ProjectFilters, ProjectsGateway } from '../../../application/civic/projects/projects-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { activityKinds } from '../../../domain/civic/activities/activity'
import { publicProjectStates } from '../../../domain/civic/projects/project-lifecycle'
import type { ProjectCard, ProjectRecord } from '../../../domain/civic/projects/project'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { activityCardOf } from '../activities/activity-of-wire'
import { personOf } from '../../frame/cases/case-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { onlyKnownValue } from '../../frame/http/only-known-value'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpProjectsGateway implements ProjectsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ state, kind }: ProjectFilters, request: PageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlyKnownValue('state', publicProjectStates, state),
      ...onlyKnownValue('kind', activityKinds, kind),
    }
    const answer = await this.http.send(listProjects, { failures, query, signal })
    return mapped(answer, pageOf(cardOf))
  }

  async project(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getProject, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ project }) => ({ ...cardOf(project), intro: project.intro, times: project.times }))
  }

  async activities(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listProjectActivities, { failures, path: { id }, query: request, signal })
    return mapped(answer, pageOf(activityCardOf))
  }

  async records(id: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listProjectRecords, { failures, path: { id }, query: request, signal })
    return mapped(answer, pageOf(recordOf))
  }
}

function cardOf(card: Camelised<ProjectCardDto>): ProjectCard {
  const { id, name, cover, aim, state, startsOn, endsOn, kinds, runner, activities, helpers, minutes } = card
  return { id, name, cover: cover || null, aim, state, startsOn, endsOn, kinds, runner, activities, helpers, minutes }
}

function recordOf({ person, activityId, title, minutes, endedAt }: Camelised<ProjectRecordDto>): ProjectRecord {
  return { person: personOf(person), activityId, title, minutes, endedAt: instantOf(endedAt) ?? 0 }
}
