import type { CirclePostWriting } from '../../../domain/civic/circles/circle-post-form'
import type { CirclePostState } from '../../../domain/civic/circles/circle-post-lifecycle'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** A post that was just written or changed. */
export interface WrittenPost {
  readonly id: string
  /** `held` for one that others see once the office has looked at it. */
  readonly state: CirclePostState
}

/** The writing of posts in circles. */
export interface PostWritingGateway {
  /** Fails with `state-refuses` when the member does not belong to the circle, is muted there, or it has ended. */
  create(circleId: string, post: CirclePostWriting, key: string): Promise<Outcome<WrittenPost>>
  /** Changes the words of the member's own post; its pictures and its poll stay as they are. */
  edit(id: string, post: CirclePostWriting, key: string): Promise<Outcome<WrittenPost>>
}
export const PostWritingGateway = port<PostWritingGateway>('PostWritingGateway')
