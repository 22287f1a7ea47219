import { projectLifecycle } from '../../../../src/domain/civic/projects/project-lifecycle'
import type { ProjectAct, ProjectRole, ProjectState } from '../../../../src/domain/civic/projects/project-lifecycle'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { indexThings } from '../../frame/search-index/found-things'
import { foundProjects } from './projects.found'
import { projects } from './projects.schema'

/**
 * Describes how acts on projects are performed: those of the clock and the operator. Nobody gets messages about them.
 */
export const projectCase: CaseKind<ProjectState, ProjectRole, ProjectAct, typeof projects> = {
  name: 'project',
  lifecycle: projectLifecycle,
  table: projects,
  rule: () => undefined,
  isThere: () => true,
  recipients: async () => [],
  follow: (transaction, { id }) => indexThings(transaction, foundProjects, [id]),
  messages: {},
  leadsTo: () => '/project-list',
  params: () => ({}),
}
