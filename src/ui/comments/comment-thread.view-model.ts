import type { CommentsGateway } from '../../application/comments/comments-gateway'
import type { ListedComment } from '../../application/comments/listed-comment'
import type { CommentTarget } from '../../application/reactions/reaction-target'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { PagedList } from '../../application/shared/paged-list'
import { observe } from '../../application/shared/observe'
import type { Comment } from '../../domain/comments/comment'

/** One comment with all its replies. */
export class CommentThread {
  readonly comment: Loadable<ListedComment>
  readonly replies: PagedList<Comment>

  constructor(
    target: CommentTarget,
    readonly id: string,
    gateway: CommentsGateway,
    known: ListedComment | null,
  ) {
    this.comment = new Loadable((signal) => gateway.comment(target, id, signal))
    this.replies = new PagedList(
      (cursor, signal) => gateway.replies(id, cursor === undefined ? {} : { cursor }, signal),
      (reply) => reply.id,
    )
    if (known !== null) this.comment.set(known)
    observe(this)
  }

  async start(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.comment.value === null ? this.comment.load(signal) : null, this.replies.start(signal)])
  }

  retry(): void {
    void this.start()
  }
}
