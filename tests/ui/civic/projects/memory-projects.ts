import type { Container } from 'inversify'
import { ProjectsGateway, type ProjectFilters } from '../../../../src/application/civic/projects/projects-gateway'
import type { Failure, Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type { Project, ProjectRecord } from '../../../../src/domain/civic/projects/project'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import { activity } from '../activities/memory-activities'

export function project(id: string, more: Partial<Project> = {}): Project {
  return {
    id,
    name: `Project ${id}`,
    cover: null,
    aim: 'A hot meal a day.',
    intro: 'It began with one kitchen.',
    state: 'running',
    startsOn: '2025-03-01',
    endsOn: null,
    kinds: ['company', 'health'],
    runner: { kind: 'team', id: 't1', name: 'Herons' },
    activities: 1,
    helpers: 2,
    minutes: 90,
    times: 3,
    ...more,
  }
}

/** A platform with a few projects; it records its calls, and fails on demand. */
export class MemoryProjects implements ProjectsGateway {
  projects: readonly Project[] = [project('1'), project('2', { state: 'coming', endsOn: '2026-12-31', runner: null })]
  kept: readonly ProjectRecord[] = [
    {
      person: { id: 'anna', nickname: 'Anna', avatar: null },
      activityId: 'a1',
      title: 'Lunch',
      minutes: 90,
      endedAt: start,
    },
    { person: { id: 'ben', nickname: 'Ben', avatar: null }, activityId: 'a0', title: '', minutes: 60, endedAt: start },
  ]
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async ({ state, kind }: ProjectFilters, { cursor }: PageRequest) =>
    this.answer(`list ${state}/${kind}${cursor === undefined ? '' : ` ${cursor}`}`, {
      items: this.projects.filter((each) => state === '' || each.state === state),
      nextCursor: null,
    })
  project = async (id: string) => this.answer(`project ${id}`, project(id))
  activities = async (id: string) => this.answer(`activities ${id}`, { items: [activity('a1')], nextCursor: null })
  records = async (id: string) => this.answer(`records ${id}`, { items: this.kept, nextCursor: null })

  bindTo(container: Container): this {
    container.bind(ProjectsGateway).toConstantValue(this)
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
