import type { Lifecycle } from '../../frame/cases/lifecycle'

export const showStates = ['submitted', 'published', 'refused', 'deleted'] as const
export type ShowState = (typeof showStates)[number]

/** The states that the author sees in the list of their own shows. */
export const ownShowStates = ['submitted', 'published', 'refused'] as const satisfies readonly ShowState[]

export type ShowRole = 'author' | 'operator'

/** The acts of members, which screens offer; all other acts are the operator's. */
export const memberShowActs = ['remove'] as const
export const showActs = [...memberShowActs, 'approve', 'refuse'] as const
export type ShowAct = (typeof showActs)[number]

/**
 * The lifecycle of a show or an entry. Everybody sees it once it is approved; the operator may still refuse it later.
 */
export const showLifecycle: Lifecycle<ShowState, ShowRole, ShowAct> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'published', by: ['operator'] },
    refuse: { from: ['submitted', 'published'], to: 'refused', by: ['operator'] },
    remove: { from: ['submitted', 'published', 'refused'], to: 'deleted', by: ['author'] },
  },
}
