import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { ProjectsGateway } from '../../../application/civic/projects/projects-gateway'
import type { Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Page } from '../../../application/frame/shared/page'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import type { Project, ProjectRecord } from '../../../domain/civic/projects/project'
import { success } from '../../../domain/frame/shared/result'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'

export const recordsTab = 'records'

/** A row on the page of a project: an activity, or a record of service. */
export type ProjectEntry = { readonly activity: ActivityCard } | { readonly record: ProjectRecord }

/** S150: one project with its activities and records (`tab=records`). */
export class ProjectViewModel implements ScreenViewModel {
  readonly project: Loadable<Project>
  readonly entries: FilteredList<ProjectEntry, { readonly id: string; readonly tab: string }>
  readonly resources: Resources

  constructor(@inject(ProjectsGateway) gateway: ProjectsGateway, @inject(Navigator) navigator: Navigator) {
    this.project = new Loadable((signal, { query }) => gateway.project(query['id'] ?? '', signal))
    this.entries = new FilteredList({
      navigator,
      defaults: { id: '', tab: '' },
      load: async ({ id, tab }, request, signal) =>
        tab === recordsTab
          ? pageOf(await gateway.records(id, request, signal), (record): ProjectEntry => ({ record }))
          : pageOf(await gateway.activities(id, request, signal), (activity): ProjectEntry => ({ activity })),
      keyOf: (entry) =>
        'activity' in entry ? entry.activity.id : `${entry.record.activityId} ${entry.record.person.id}`,
    })
    this.resources = { project: this.project, entries: this.entries }
    observe(this)
  }

  get head(): ScreenHead | null {
    const project = this.project.value
    return project === null ? null : { title: project.name, description: project.aim, image: project.cover }
  }

  async refresh(): Promise<void> {
    await Promise.all([this.project.load(), this.entries.refresh()])
  }

  choose(tab: string): void {
    this.entries.choose({ tab })
  }
}

function pageOf<From, To>(outcome: Outcome<Page<From>>, entryOf: (item: From) => To): Outcome<Page<To>> {
  return outcome.ok ? success({ ...outcome.value, items: outcome.value.items.map(entryOf) }) : outcome
}
