import type { Comment } from '../../../domain/participation/comments/comment'

/** A comment as the list of a content shows it. */
export interface ListedComment extends Comment {
  readonly pinned: boolean
  /** The first two replies, oldest first. */
  readonly firstReplies: readonly Comment[]
}
