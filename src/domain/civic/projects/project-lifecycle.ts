import type { Lifecycle } from '../../frame/cases/lifecycle'

export const projectStates = ['submitted', 'coming', 'running', 'ended', 'refused'] as const
export type ProjectState = (typeof projectStates)[number]

/** The states that everybody can see. */
export const publicProjectStates = ['running', 'coming', 'ended'] as const satisfies readonly ProjectState[]
export type PublicProjectState = (typeof publicProjectStates)[number]

export type ProjectRole = 'operator' | 'clock'
export type ProjectAct = 'publish' | 'refuse' | 'begin' | 'end'

/**
 * The office publishes it or refuses it, and may refuse it until it begins; the calendar begins and ends it, and the
 * office may end it earlier.
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

/** Calendar days of the site, YYYY-MM-DD, both included. */
export interface ProjectTerm {
  readonly startsOn: string
  /** Null for one without an end. */
  readonly endsOn: string | null
}

/** The acts of the clock that are due, in their order. */
export function dueProjectActs(state: ProjectState, { startsOn, endsOn }: ProjectTerm, today: string) {
  const due: ('begin' | 'end')[] = []
  if (state === 'coming' && today >= startsOn) due.push('begin')
  if ((state === 'running' || due.includes('begin')) && endsOn !== null && today > endsOn) due.push('end')
  return due
}

/** The state on a day: the clock's acts count when they are due, though the platform carries them out a little later. */
export function projectStateOn(state: ProjectState, term: ProjectTerm, today: string): ProjectState {
  const last = dueProjectActs(state, term, today).at(-1)
  return last === undefined ? state : projectLifecycle.acts[last].to
}
