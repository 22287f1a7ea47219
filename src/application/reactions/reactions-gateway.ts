import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { CommentTarget, FollowTarget, ReactionTarget } from './reaction-target'

/** Counts of a content, and what the visitor is to it. */
export interface Relation {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly collections: number
  readonly shares: number
  readonly liked: boolean
  readonly collected: boolean
  /** About what the follow button beside the content means: its album, its channel, else its organisation. */
  readonly followed: boolean
}

/** What the server says after an act that can be on or off. */
export interface SwitchAnswer {
  readonly on: boolean
  readonly count: number
}

/** Likes, favourites and follows; each act is absolute, so that a repeat is harmless. */
export interface ReactionsGateway {
  relation(target: CommentTarget, signal?: CancelSignal): Promise<Outcome<Relation>>
  like(target: ReactionTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
  collect(target: ReactionTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
  follow(target: FollowTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
}
export const ReactionsGateway = port<ReactionsGateway>('ReactionsGateway')
