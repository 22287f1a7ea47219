import type { Person } from '../../../domain/frame/cases/case-step'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'
import type { ReactionTarget } from './reaction-target'

/** A person who liked a content. */
export interface Liker extends Person {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The people who liked a content. */
export interface LikersGateway {
  /** People, newest like first (C024). */
  likers(target: ReactionTarget, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Liker>>>
}
export const LikersGateway = port<LikersGateway>('LikersGateway')
