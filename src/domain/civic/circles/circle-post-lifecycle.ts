import { possibleActs, type Lifecycle } from '../../frame/cases/lifecycle'

export const circlePostStates = ['held', 'published', 'refused', 'removed', 'deleted'] as const
export type CirclePostState = (typeof circlePostStates)[number]

/** The roles in the life of a post: its author, a moderator of its circle (the owner is one too), and the office. */
export type CirclePostRole = 'author' | 'moderator' | 'operator'

/** The acts of moderators in the client. */
export const moderatorPostActs = [
  'pin',
  'unpin',
  'choose',
  'unchoose',
  'close',
  'reopen',
  'move',
  'remove',
  'restore',
] as const
export type ModeratorPostAct = (typeof moderatorPostActs)[number]

export const circlePostActs = [...moderatorPostActs, 'delete', 'publish', 'refuse'] as const
export type CirclePostAct = (typeof circlePostActs)[number]

const judges = ['moderator', 'operator'] as const

/**
 * The lifecycle of a post in a circle. A post is published at once unless its words or its author have to be looked at.
 * What a moderator removed can be restored; what its author deleted cannot. `choose` puts it among the best, `close`
 * ends its comments.
 */
export const circlePostLifecycle: Lifecycle<CirclePostState, CirclePostRole, CirclePostAct> = {
  start: 'published',
  acts: {
    pin: { from: ['published'], to: 'published', by: ['moderator'] },
    unpin: { from: ['published'], to: 'published', by: ['moderator'] },
    choose: { from: ['published'], to: 'published', by: ['moderator'] },
    unchoose: { from: ['published'], to: 'published', by: ['moderator'] },
    close: { from: ['published'], to: 'published', by: ['moderator'] },
    reopen: { from: ['published'], to: 'published', by: ['moderator'] },
    move: { from: ['published'], to: 'published', by: ['moderator'] },
    remove: { from: ['published'], to: 'removed', by: judges },
    restore: { from: ['removed'], to: 'published', by: judges },
    delete: { from: ['held', 'published', 'refused', 'removed'], to: 'deleted', by: ['author'] },
    publish: { from: ['held'], to: 'published', by: ['operator'] },
    refuse: { from: ['held'], to: 'refused', by: ['operator'] },
  },
}

/** What of a post can be switched on and off by its moderators. */
export interface CirclePostMarks {
  readonly isPinned: boolean
  readonly isBest: boolean
  readonly isClosed: boolean
}

/** The acts that somebody may do on a post now. */
export function circlePostActsOf(
  state: CirclePostState,
  roles: readonly CirclePostRole[],
  { isPinned, isBest, isClosed }: CirclePostMarks,
): (ModeratorPostAct | 'delete')[] {
  const possible = possibleActs(circlePostLifecycle, { state, roles })
  const isSuperfluous: Readonly<Partial<Record<CirclePostAct, boolean>>> = {
    pin: isPinned,
    unpin: !isPinned,
    choose: isBest,
    unchoose: !isBest,
    close: isClosed,
    reopen: !isClosed,
  }
  return [...moderatorPostActs, 'delete' as const].filter(
    (act) => possible.includes(act) && isSuperfluous[act] !== true,
  )
}

/** The most posts that are pinned in a circle at once. */
export const mostPinned = 3
