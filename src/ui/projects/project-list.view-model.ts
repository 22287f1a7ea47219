import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { ProjectsGateway, type ProjectFilters } from '../../application/projects/projects-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { ProjectCard } from '../../domain/projects/project'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S149: the projects of volunteers by state and kind of service. */
export class ProjectListViewModel implements ScreenViewModel {
  readonly projects: FilteredList<ProjectCard, ProjectFilters>

  constructor(
    @inject(ProjectsGateway) gateway: ProjectsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.projects = new FilteredList({
      navigator,
      defaults: { state: '', kind: '' },
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.projects.open(location, signal)
  }

  moved(location: ScreenLocation): void {
    this.projects.moved(location)
  }

  snapshot(): SavedList<ProjectCard> {
    return this.projects.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.projects.restore(saved as SavedList<ProjectCard>, location)
  }

  readonly back = (): void => this.navigator.back('/services')
}
