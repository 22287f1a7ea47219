import { inject } from 'inversify'
import { CommentsGateway } from '../../../application/participation/comments/comments-gateway'
import { DeleteComment } from '../../../application/participation/comments/delete-comment'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { mayBeChanged, withComments, type OwnComment } from '../../../domain/participation/comments/own-comment'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { changeOf, CommentComposerViewModel } from './comment-composer.view-model'

/** What the member wrote under contents, which they change and delete here. */
export class MyCommentsViewModel implements ScreenViewModel {
  readonly list: PagedList<OwnComment>
  readonly resources: Resources

  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(CommentComposerViewModel) readonly composer: CommentComposerViewModel,
    @inject(DeleteComment) private readonly deleteComment: DeleteComment,
  ) {
    this.list = new PagedList(
      (cursor, signal) => gateway.mine(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
    composer.onChanged = (id, comment) => this.list.replace(id, () => comment)
    observe(this)
  }

  /**
   * Follows what became of the comments meanwhile, such as in their threads, when the member comes back. Returns a
   * function that sends a pending deletion, and keeps what is typed.
   */
  show(): () => void {
    if (this.list.state === 'ready') void this.follow()
    const endSaving = this.composer.watchDraft()
    return () => {
      endSaving()
      this.composer.close()
      void this.deleteComment.flush()
    }
  }

  /** Loads the list again, without what was deleted. */
  async refresh(): Promise<void> {
    await this.deleteComment.flush()
    await this.list.start()
  }

  edit(comment: OwnComment): void {
    const { id, content, waiting } = comment
    if (content !== null && mayBeChanged(comment)) void this.composer.open(content, changeOf(id, waiting ?? comment))
  }

  async save(): Promise<void> {
    await this.composer.send()
  }

  /** Deletes a comment, with the member's replies below it, unless that is undone. */
  remove({ id }: OwnComment): void {
    const removed = this.list.items.filter((each) => each.id === id || each.parentId === id)
    this.list.remove(new Set(removed.map((each) => each.id)))
    this.deleteComment.execute(id, () => {
      const { items, nextCursor, total } = this.list
      this.list.set({ items: withComments(items, removed), nextCursor, total })
    })
  }

  /** Shows the newest comments as they are now, and leaves those that were loaded beyond them where they are. */
  private async follow(): Promise<void> {
    await this.deleteComment.flush()
    const { items } = this.list
    const answer = await this.gateway.mine({})
    // What the member changed or deleted here meanwhile is newer than the answer.
    if (!answer.ok || this.list.items !== items) return
    if (answer.value.nextCursor === null) this.list.set({ ...answer.value, total: answer.value.total ?? null })
    else for (const comment of answer.value.items) this.list.replace(comment.id, () => comment)
  }
}
