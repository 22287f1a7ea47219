import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { ProjectsGateway } from '../../application/projects/projects-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Page } from '../../application/shared/page'
import type { ActivityCard } from '../../domain/activities/activity'
import type { Project, ProjectRecord } from '../../domain/projects/project'
import { success } from '../../domain/shared/result'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { projectsPath } from './projects.routes'

export const recordsTab = 'records'

/** What the page of a project lists: its activities, or who served. */
export type ProjectEntry = { readonly activity: ActivityCard } | { readonly record: ProjectRecord }

interface Saved {
  readonly project: Project
  readonly entries: SavedList<ProjectEntry>
}

/** S150: one project with its activities and records (`tab=records`). */
export class ProjectViewModel implements ScreenViewModel {
  readonly project: Loadable<Project>
  readonly entries: FilteredList<ProjectEntry, { readonly id: string; readonly tab: string }>

  constructor(
    @inject(ProjectsGateway) gateway: ProjectsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.project = new Loadable((signal) => gateway.project(this.entries.filters.id, signal))
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
    observe(this)
  }

  get head(): ScreenHead | null {
    const project = this.project.value
    return project === null ? null : { title: project.name, description: project.aim, image: project.cover }
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    const opened = this.entries.open(location, signal)
    await Promise.all([this.project.load(signal), opened])
  }

  moved(location: ScreenLocation): void {
    this.entries.moved(location)
  }

  async refresh(): Promise<void> {
    await Promise.all([this.project.load(), this.entries.refresh()])
  }

  choose(tab: string): void {
    this.entries.choose({ tab })
  }

  back(): void {
    this.navigator.back(projectsPath)
  }

  snapshot(): Saved | null {
    const project = this.project.value
    return project === null ? null : { project, entries: this.entries.snapshot() }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { project, entries } = saved as Saved
    this.project.set(project)
    this.entries.restore(entries, location)
  }
}

function pageOf<From, To>(outcome: Outcome<Page<From>>, entryOf: (item: From) => To): Outcome<Page<To>> {
  return outcome.ok ? success({ ...outcome.value, items: outcome.value.items.map(entryOf) }) : outcome
}
