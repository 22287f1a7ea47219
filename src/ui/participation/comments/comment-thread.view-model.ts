import type { CommentsGateway } from '../../../application/participation/comments/comments-gateway'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import type { CommentTarget } from '../../../application/participation/reactions/reaction-target'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { observe } from '../../../application/frame/shared/observe'
import type { Comment } from '../../../domain/participation/comments/comment'

/** One comment with all its replies. */
export class CommentThread {
  readonly comment: Loadable<ListedComment>
  readonly replies: PagedList<Comment>

  constructor(
    target: CommentTarget,
    readonly id: string,
    gateway: CommentsGateway,
    listedComment: ListedComment | null,
  ) {
    this.comment = new Loadable((signal) => gateway.comment(target, id, signal))
    this.replies = new PagedList(
      (cursor, signal) => gateway.replies(id, cursor === undefined ? {} : { cursor }, signal),
      (reply) => reply.id,
    )
    if (listedComment !== null) this.comment.set(listedComment)
    observe(this)
  }

  async start(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.comment.value === null ? this.comment.load(signal) : null, this.replies.start(signal)])
  }

  retry(): void {
    void this.start()
  }
}
