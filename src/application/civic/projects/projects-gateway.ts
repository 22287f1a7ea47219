import type { ActivityCard } from '../../../domain/civic/activities/activity'
import type { Project, ProjectCard, ProjectRecord } from '../../../domain/civic/projects/project'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters of the projects; '' means no filter. */
export interface ProjectFilters extends Readonly<Record<string, string>> {
  readonly state: string
  readonly kind: string
}

/** Volunteers' projects. */
export interface ProjectsGateway {
  list(filters: ProjectFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ProjectCard>>>
  project(id: string, signal?: CancelSignal): Promise<Outcome<Project>>
  /** The project's activities in every state, latest first. */
  activities(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ActivityCard>>>
  /** The project's records of service, latest first: who served, and when. */
  records(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ProjectRecord>>>
}
export const ProjectsGateway = port<ProjectsGateway>('ProjectsGateway')
