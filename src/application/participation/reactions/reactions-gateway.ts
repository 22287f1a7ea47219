import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'
import type { CommentTarget, FollowTarget, ReactionTarget } from './reaction-target'

/** Counts of a content, and the visitor's relation to it. */
export interface ContentRelation {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly favourites: number
  readonly shares: number
  readonly liked: boolean
  readonly favourited: boolean
  /**
   * Whether the visitor follows the target of the content's follow button, which is its album or its channel, or else
   * its organisation.
   */
  readonly followed: boolean
}

/** The server's answer after an on/off act. */
export interface SwitchAnswer {
  readonly isOn: boolean
  readonly count: number
  /** The credits that the act earned. */
  readonly credits?: number
}

/** Likes, favourites and follows. Each act sets an absolute state, so that a repeat is harmless. */
export interface ReactionsGateway {
  relation(target: CommentTarget, signal?: CancelSignal): Promise<Outcome<ContentRelation>>
  like(target: ReactionTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
  favourite(target: ReactionTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
  follow(target: FollowTarget, on: boolean): Promise<Outcome<SwitchAnswer>>
  /**
   * Notes that the member played a broadcast of a programme that they follow, by its time, so that later ones are new.
   */
  noteHeard(programmeId: string, startsAt: number): Promise<Outcome<unknown>>
}
export const ReactionsGateway = port<ReactionsGateway>('ReactionsGateway')
