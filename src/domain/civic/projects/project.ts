import type { ActivityKind } from '../activities/activity'
import type { Person } from '../../frame/cases/case-step'
import type { ProjectTerm, PublicProjectState } from './project-lifecycle'

/** The team or organisation that runs a project. */
export interface ProjectRunner {
  readonly kind: 'team' | 'organisation'
  readonly id: string
  readonly name: string
}

/** A project, as lists show it: a lasting programme of volunteers, under which activities take place. */
export interface ProjectCard extends ProjectTerm {
  readonly id: string
  readonly name: string
  readonly cover: string | null
  /** The aim of the project, in one sentence. */
  readonly aim: string
  readonly state: PublicProjectState
  readonly kinds: readonly ActivityKind[]
  /** The team or organisation that runs it; null when it no longer exists. */
  readonly runner: ProjectRunner | null
  readonly activities: number
  /** How many people have served in the project. */
  readonly helpers: number
  /** The minutes of service by all of them. */
  readonly minutes: number
}

export interface Project extends ProjectCard {
  readonly intro: string
  /** How many times somebody served. */
  readonly times: number
}

/** One volunteer's service in one activity of a project. */
export interface ProjectRecord {
  readonly person: Person
  readonly activityId: string
  /** The activity's title; '' when the activity no longer exists. */
  readonly title: string
  readonly minutes: number
  readonly endedAt: number
}
