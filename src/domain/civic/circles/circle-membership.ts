import { possibleActs, type Lifecycle } from '../../frame/cases/lifecycle'

export const circleMembershipStates = ['pending', 'invited', 'member', 'refused', 'left', 'removed'] as const
export type CircleMembershipState = (typeof circleMembershipStates)[number]

/** What a member may do in their circle. */
export const circleRanks = ['member', 'moderator', 'owner'] as const
export type CircleRank = (typeof circleRanks)[number]

/** How people become members: at once, after a moderator approved their request, or only when they are invited. */
export const joinModes = ['open', 'request', 'invitation'] as const
export type JoinMode = (typeof joinModes)[number]

/** The roles in a membership: the person whose it is, a moderator of the circle, its owner, and the office. */
export type CircleRole = 'person' | 'moderator' | 'owner' | 'operator'

export const ownCircleActs = ['enter', 'ask', 'withdraw', 'accept', 'decline', 'leave'] as const
export type OwnCircleAct = (typeof ownCircleActs)[number]

/** What members choose for the messages of their circle: whether they get any, and whether they are told of new posts. */
export const circleMessageActs = ['silence', 'unsilence', 'tellPosts', 'untellPosts'] as const
export type CircleMessageAct = (typeof circleMessageActs)[number]

/** The acts of those who lead a circle, on another person. */
export const circleLeaderActs = [
  'invite',
  'approve',
  'refuse',
  'mute',
  'unmute',
  'remove',
  'readmit',
  'name',
  'dismiss',
  'handOver',
] as const
export type CircleLeaderAct = (typeof circleLeaderActs)[number]
/** `appoint`: the office makes a member the owner. `inherit`: a moderator becomes the owner when the owner leaves. */
export type CircleMembershipAct = OwnCircleAct | CircleLeaderAct | 'appoint' | 'inherit'

const leaders = ['moderator', 'owner'] as const

/**
 * The lifecycle of a membership. Its row is made by the first request or invitation. Who was removed comes back only
 * when a moderator takes it back or invites them.
 */
export const circleMembershipLifecycle: Lifecycle<CircleMembershipState, CircleRole, CircleMembershipAct> = {
  start: 'pending',
  acts: {
    enter: { from: ['pending', 'invited', 'refused', 'left'], to: 'member', by: ['person'] },
    ask: { from: ['refused', 'left'], to: 'pending', by: ['person'] },
    withdraw: { from: ['pending'], to: 'left', by: ['person'] },
    accept: { from: ['invited'], to: 'member', by: ['person'] },
    decline: { from: ['invited'], to: 'left', by: ['person'] },
    leave: { from: ['member'], to: 'left', by: ['person'] },
    invite: { from: ['refused', 'left', 'removed'], to: 'invited', by: leaders },
    approve: { from: ['pending'], to: 'member', by: leaders },
    refuse: { from: ['pending'], to: 'refused', by: leaders },
    mute: { from: ['member'], to: 'member', by: leaders },
    unmute: { from: ['member'], to: 'member', by: leaders },
    remove: { from: ['member'], to: 'removed', by: leaders },
    readmit: { from: ['removed'], to: 'member', by: leaders },
    name: { from: ['member'], to: 'member', by: ['owner'] },
    dismiss: { from: ['member'], to: 'member', by: ['owner'] },
    handOver: { from: ['member'], to: 'member', by: ['owner'] },
    appoint: { from: ['member'], to: 'member', by: ['operator'] },
    inherit: { from: ['member'], to: 'member', by: ['operator'] },
  },
}

export const circleStandings = ['none', ...circleMembershipStates, 'moderator', 'owner'] as const
/** The relation of a visitor to a circle; a guest's is 'none'. */
export type CircleStanding = (typeof circleStandings)[number]

export function circleStandingOf(state: CircleMembershipState | null, rank: CircleRank): CircleStanding {
  return state === 'member' ? rank : (state ?? 'none')
}

export const leadsCircle = (standing: CircleStanding): standing is 'moderator' | 'owner' =>
  standing === 'moderator' || standing === 'owner'

/** Whether somebody belongs to the circle, and so sees what is for members alone. */
export const belongsToCircle = (standing: CircleStanding): boolean => standing === 'member' || leadsCircle(standing)

/**
 * The acts that visitors may do for themselves. A guest may choose to join, and is asked to log in. An owner hands the
 * circle over before they leave.
 */
export function ownCircleActsOf(standing: CircleStanding, joinMode: JoinMode): OwnCircleAct[] {
  if (standing === 'owner') return []
  const fits: Readonly<Partial<Record<OwnCircleAct, JoinMode>>> = { enter: 'open', ask: 'request' }
  const isOffered = (act: OwnCircleAct) => fits[act] === undefined || fits[act] === joinMode
  if (standing === 'none') return (['enter', 'ask'] as const).filter(isOffered)
  const state = standing === 'moderator' ? 'member' : standing
  const possible = possibleActs(circleMembershipLifecycle, { state, roles: ['person'] })
  // An invitation is accepted, however others join.
  return ownCircleActs.filter(
    (act) => possible.includes(act) && isOffered(act) && !(act === 'enter' && state === 'invited'),
  )
}

/** The acts on another member that somebody may do, by the rank of both: nobody acts on their own rank or above it. */
export function circleLeaderActsOn(
  actor: CircleStanding,
  subject: { readonly state: CircleMembershipState; readonly rank: CircleRank; readonly isMuted: boolean },
): CircleLeaderAct[] {
  if (!leadsCircle(actor) || (subject.state === 'member' && !isBelow(subject.rank, actor))) return []
  const possible = possibleActs(circleMembershipLifecycle, { state: subject.state, roles: [actor] })
  const isSuperfluous: Readonly<Partial<Record<CircleLeaderAct, boolean>>> = {
    mute: subject.isMuted,
    unmute: !subject.isMuted,
    name: subject.rank !== 'member',
    dismiss: subject.rank === 'member',
  }
  return circleLeaderActs.filter((act) => possible.includes(act) && isSuperfluous[act] !== true)
}

export const isBelow = (rank: CircleRank, actor: CircleRank): boolean =>
  circleRanks.indexOf(rank) < circleRanks.indexOf(actor)

/** The hours for which a member may be muted: a day, a week, a month. */
export const muteHours = [24, 168, 720] as const
export type MuteHours = (typeof muteHours)[number]
