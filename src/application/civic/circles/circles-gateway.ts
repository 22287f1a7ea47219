import type {
  Circle,
  CircleCandidate,
  CircleCard,
  CircleMember,
  CircleRecord,
  ReportedPost,
} from '../../../domain/civic/circles/circle'
import type { CircleForm } from '../../../domain/civic/circles/circle-form'
import type {
  CircleLeaderAct,
  CircleMembershipState,
  CircleMessageAct,
  MuteHours,
  OwnCircleAct,
} from '../../../domain/civic/circles/circle-membership'
import type { CirclePostCard } from '../../../domain/civic/circles/circle-post'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A circle with its pinned posts; without them for whoever may not read it. */
export interface CirclePage {
  readonly circle: Circle
  readonly pinned: readonly CirclePostCard[]
  /** The limit that keeps the member from writing another post, in any circle. */
  readonly limit: ReachedLimit | null
}

/**
 * What a member does for themselves: the acts of the lifecycle but asking, which takes words, and what messages of the
 * circle they get.
 */
export type OwnCircleStep = Exclude<OwnCircleAct, 'ask'> | CircleMessageAct

/** What somebody who leads a circle decides about a person. */
export interface CircleDecision {
  readonly userId: string
  readonly act: CircleLeaderAct
  /** The reason; '' for acts without one. */
  readonly reason: string
  /** The number of hours for which a person is muted. */
  readonly hours: MuteHours
}

export type ListedMembers = Extract<CircleMembershipState, 'member' | 'pending' | 'invited' | 'removed'>

/** Circles and their members. Every act returns the circle as it is afterwards. */
export interface CirclesGateway {
  /** @param filters.mine whether only the visitor's own circles are listed */
  list(
    filters: { readonly mine: boolean; readonly search: string },
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CircleCard>>>
  circle(id: string, signal?: CancelSignal): Promise<Outcome<CirclePage>>
  act(id: string, act: OwnCircleStep, key: string): Promise<Outcome<Circle>>
  /** Asks to become a member. */
  ask(id: string, words: string, key: string): Promise<Outcome<Circle>>
  members(
    id: string,
    state: ListedMembers,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CircleMember>>>
  /** People whom somebody who leads the circle might invite, by a part of their name. */
  candidates(id: string, words: string, signal?: CancelSignal): Promise<Outcome<readonly CircleCandidate[]>>
  decide(id: string, decision: CircleDecision, key: string): Promise<Outcome<Circle>>
  change(id: string, form: CircleForm, key: string): Promise<Outcome<Circle>>
  /** The reported posts that wait for those who lead the circle. */
  reported(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ReportedPost>>>
  keepReported(postId: string, key: string): Promise<Outcome<Circle>>
  records(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CircleRecord>>>
}
export const CirclesGateway = port<CirclesGateway>('CirclesGateway')
