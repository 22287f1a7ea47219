import type { ActivityKind } from '../activities/activity'
import type { Person } from '../../frame/cases/case-step'
import type { ProjectTerm, PublicProjectState } from './project-lifecycle'

/** Who runs a project. */
export interface ProjectRunner {
  readonly kind: 'team' | 'organisation'
  readonly id: string
  readonly name: string
}

/** A lasting programme of volunteers, under which activities take place; in lists. */
export interface ProjectCard extends ProjectTerm {
  readonly id: string
  readonly name: string
  readonly cover: string | null
  /** What it is for, in a sentence. */
  readonly aim: string
  readonly state: PublicProjectState
  readonly kinds: readonly ActivityKind[]
  /** Null when they are gone. */
  readonly runner: ProjectRunner | null
  readonly activities: number
  /** How many have served in it. */
  readonly helpers: number
  /** Of service, by all of them. */
  readonly minutes: number
}

export interface Project extends ProjectCard {
  readonly intro: string
  /** The number of times of service. */
  readonly times: number
}

/** One volunteer's service in one activity of a project. */
export interface ProjectRecord {
  readonly person: Person
  readonly activityId: string
  /** '' for an activity that is gone. */
  readonly title: string
  readonly minutes: number
  readonly endedAt: number
}
