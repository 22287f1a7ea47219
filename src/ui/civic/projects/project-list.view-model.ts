import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { ProjectsGateway, type ProjectFilters } from '../../../application/civic/projects/projects-gateway'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ProjectCard } from '../../../domain/civic/projects/project'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S149: the projects of volunteers by state and kind of service. */
export class ProjectListViewModel implements ScreenViewModel {
  readonly projects: FilteredList<ProjectCard, ProjectFilters>
  readonly resources: Resources

  constructor(@inject(ProjectsGateway) gateway: ProjectsGateway, @inject(Navigator) navigator: Navigator) {
    this.projects = new FilteredList({
      navigator,
      defaults: { state: '', kind: '' },
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { projects: this.projects }
  }
}
