import type { Lifecycle } from '../../frame/cases/lifecycle'

export const projectStates = ['submitted', 'coming', 'running', 'ended', 'refused'] as const
export type ProjectState = (typeof projectStates)[number]

/** The states that everybody can see. */
export const publicProjectStates = ['running', 'coming', 'ended'] as const satisfies readonly ProjectState[]
export type PublicProjectState = (typeof publicProjectStates)[number]

export type ProjectRole = 'operator' | 'clock'
export type ProjectAct = 'publish' | 'refuse' | 'begin' | 'end'

/**
 * The lifecycle of a project. The office publishes or refuses it, and may still refuse it until it begins. The clock
 * begins and ends it on its dates, and the office may end it earlier.
 */
export const projectLifecycle: Lifecycle<ProjectState, ProjectRole, ProjectAct> = {
  start: 'submitted',
  acts: {
    publish: { from: ['submitted'], to: 'coming', by: ['operator'] },
    refuse: { from: ['submitted', 'coming'], to: 'refused', by: ['operator'] },
    begin: { from: ['coming'], to: 'running', by: ['clock'] },
    end: { from: ['running'], to: 'ended', by: ['operator', 'clock'] },
  },
}

/** The first and last day of a project in the site's calendar, YYYY-MM-DD. */
export interface ProjectTerm {
  readonly startsOn: string
  /** The last day; null for a project without an end. */
  readonly endsOn: string | null
}

/** The clock's acts that are due, in order. */
export function dueProjectActs(state: ProjectState, { startsOn, endsOn }: ProjectTerm, today: string) {
  const due: ('begin' | 'end')[] = []
  if (state === 'coming' && today >= startsOn) due.push('begin')
  if ((state === 'running' || due.includes('begin')) && endsOn !== null && today > endsOn) due.push('end')
  return due
}

/**
 * The state on a day. The clock's acts count when they are due, although the platform carries them out a little later.
 */
export function projectStateOn(state: ProjectState, term: ProjectTerm, today: string): ProjectState {
  const last = dueProjectActs(state, term, today).at(-1)
  return last === undefined ? state : projectLifecycle.acts[last].to
}
