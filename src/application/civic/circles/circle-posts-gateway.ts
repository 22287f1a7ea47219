import type { CircleTab } from '../../../domain/civic/circles/circle'
import type { CirclePost, CirclePostCard } from '../../../domain/civic/circles/circle-post'
import type { ModeratorPostAct } from '../../../domain/civic/circles/circle-post-lifecycle'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What is done to a post. */
export interface CirclePostStep {
  readonly act: ModeratorPostAct | 'delete'
  /** Why it is removed; '' for other acts. */
  readonly reason: string
  /** The circle to which it is moved; null for other acts. */
  readonly to: string | null
}

/** What is written in circles. */
export interface CirclePostsGateway {
  posts(id: string, tab: CircleTab, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CirclePostCard>>>
  /** What the member wrote, in every state. */
  mine(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<CirclePostCard>>>
  post(id: string, signal?: CancelSignal): Promise<Outcome<CirclePost>>
  /** Returns the post as it is afterwards; null once it is deleted. */
  act(id: string, step: CirclePostStep, key: string): Promise<Outcome<CirclePost | null>>
}
export const CirclePostsGateway = port<CirclePostsGateway>('CirclePostsGateway')
