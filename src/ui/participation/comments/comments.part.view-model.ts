import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CommentsGateway, type CommentOrder } from '../../../application/participation/comments/comments-gateway'
import { DeleteComment } from '../../../application/participation/comments/delete-comment'
import { LikeComment } from '../../../application/participation/comments/like-comment'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import { targetKey, type CommentTarget } from '../../../application/participation/reactions/reaction-target'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { replyPlace, type Comment } from '../../../domain/participation/comments/comment'
import { changeOf, CommentComposerViewModel } from './comment-composer.view-model'
import { CommentThread } from './comment-thread.view-model'

/**
 * Comments of one content. A screen calls `open` in its own `open`, `show` in its own `show`, and `showThread` with the
 * comment of its route in `show` and `onLocationChange`.
 */
export class CommentsViewModel {
  readonly list: PagedList<ListedComment>
  target: CommentTarget | null = null
  order: CommentOrder = 'new'
  /** Whether the list came near the viewport, or was requested. It is loaded only then. */
  isWanted = false
  thread: CommentThread | null = null
  /** Whether a thread was ever shown. Only then is its code loaded. */
  wasThreadShown = false
  /** The id of the comment to scroll to once its row is rendered; null for none. */
  brought: string | null = null
  /** Ids of comments that were deleted here, which can still be undone, and of those reported here. */
  hidden: ReadonlySet<string> = new Set()
  /** Called when the number of comments, including replies, changes, for a count that is shown elsewhere. */
  onCountChange: (change: number) => void = () => undefined
  private signal: CancelSignal | undefined
  private loadedFor: string | null = null

  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(CommentComposerViewModel) readonly composer: CommentComposerViewModel,
    @inject(LikeComment) private readonly likeComment: LikeComment,
    @inject(DeleteComment) private readonly deleteComment: DeleteComment,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.list = new PagedList(
      (cursor, signal) =>
        gateway.list(
          this.target ?? { id: '', kind: 'post' },
          this.order,
          cursor === undefined ? {} : { cursor },
          signal,
        ),
      (comment) => comment.id,
    )
    composer.onChanged = (id, { text, people, editedAt }) => this.change(id, { text, people, editedAt })
    observe(this)
  }

  /** Sets the content; its comments are loaded when they approach the viewport. */
  open(target: CommentTarget): void {
    const isOther = this.target !== null && targetKey(this.target) !== targetKey(target)
    // A discussion starts with its best posts.
    if (this.target === null || isOther) this.order = target.kind === 'topic' ? 'hot' : 'new'
    this.target = { id: target.id, kind: target.kind }
    if (!isOther) return
    // The same screen shows another content, as when a player continues with the next one.
    this.thread = null
    this.list.set({ items: [], nextCursor: null, total: null })
    if (this.isWanted) void this.load()
  }

  /**
   * Call while on screen: resumes what a login interrupted. Returns a function that cancels requests, and sends a
   * pending deletion.
   */
  show(): () => void {
    const abortOnLeaving = new AbortController()
    this.signal = abortOnLeaving.signal
    if (this.list.failure?.code === 'cancelled') this.retry()
    void this.resume()
    const endSaving = this.composer.watchDraft()
    return () => {
      abortOnLeaving.abort()
      endSaving()
      // The composer is closed, and `resume` opens it again only when there is a problem, because an open dialog would
      // take the focus from the comment to which the page scrolls.
      this.composer.close()
      void this.deleteComment.flush()
    }
  }

  /** Call when the list came into view. */
  onNear(): void {
    if (this.isWanted) return
    this.isWanted = true
    void this.load()
  }

  /** Call when the list is no longer shown, so that the comments of the next content are not loaded. */
  onAway(): void {
    this.isWanted = false
  }

  retry(): void {
    void this.load()
  }

  more(): void {
    void this.list.more(this.signal)
  }

  setOrder(order: CommentOrder): void {
    if (order === this.order) return
    this.order = order
    void this.load()
  }

  /** Shows one comment with its replies, or none for ''. */
  showThread(id: string): void {
    if (id === (this.thread?.id ?? '')) return
    if (id !== '') this.wasThreadShown = true
    this.thread =
      id === '' || this.target === null
        ? null
        : new CommentThread(this.target, id, this.gateway, this.list.items.find((comment) => comment.id === id) ?? null)
    void this.thread?.start(this.signal)
  }

  write(): void {
    if (this.target !== null) void this.composer.open(this.target)
  }

  reply(comment: Comment): void {
    if (this.target !== null) void this.composer.open(this.target, replyPlace(comment))
  }

  edit({ id, text, people }: Comment): void {
    if (this.target !== null) void this.composer.open(this.target, changeOf(id, { text, people: people ?? [] }))
  }

  async send(): Promise<void> {
    this.add(await this.composer.send())
  }

  async like(comment: Comment): Promise<void> {
    if (this.target !== null)
      await this.likeComment.execute(this.target, comment, ({ isOn, count }) =>
        this.change(comment.id, { liked: isOn, likes: count }),
      )
  }

  remove(comment: Comment): void {
    this.hide(comment.id, true)
    // The comment's replies are deleted with it.
    const removedCount = 1 + comment.replyCount
    this.onCountChange(-removedCount)
    this.deleteComment.execute(comment.id, () => {
      this.hide(comment.id, false)
      this.onCountChange(removedCount)
    })
  }

  /** Leaves out a comment that the member reported, as the platform does from now on. */
  onReported(comment: Comment): void {
    this.hide(comment.id, true)
  }

  private async load(): Promise<void> {
    this.loadedFor = this.session.token
    await this.list.start(this.signal)
  }

  private async resume(): Promise<void> {
    const { target } = this
    if (target === null) return
    const wasLiked = await this.likeComment.resume(target)
    // A member's list differs from a guest's in the member's own comments and likes.
    if (this.isWanted && (wasLiked || this.session.token !== this.loadedFor)) await this.load()
    await this.addResumed(await this.composer.resume(target))
  }

  /**
   * Adds a comment that was posted after a login, and scrolls to it, because visitors return to the place that they
   * left, not to their comment. The list is reloaded, since it may have been loaded before the comment was posted.
   */
  private async addResumed(comment: ListedComment | null): Promise<void> {
    if (comment === null) return
    const parentId = this.composer.parentId
    this.onCountChange(1)
    this.isWanted = true
    await Promise.all([this.load(), this.thread?.id === parentId ? this.thread?.start(this.signal) : null])
    runInAction(() => {
      const { items } = this.list
      if (parentId === null && !items.some(({ id }) => id === comment.id)) this.list.prepend(comment)
      const parent = items.find(({ id }) => id === parentId)
      const isListed = parentId === null || parent?.firstReplies.some(({ id }) => id === comment.id) || this.thread
      this.brought = isListed ? comment.id : parentId
    })
  }

  /** Call when the row of `brought` is in view. */
  onBrought(): void {
    this.brought = null
  }

  private add(comment: ListedComment | null): void {
    if (comment === null) return
    this.onCountChange(1)
    // The parent comes from the composer, since the answer does not contain it.
    const parentId = this.composer.parentId
    if (parentId === null) {
      this.list.prepend(comment)
      this.onNear()
      return
    }
    const reply: Comment = { ...comment, parentId }
    const withReply = (parent: ListedComment) => ({
      ...parent,
      replyCount: parent.replyCount + 1,
      firstReplies: parent.firstReplies.length < 2 ? [...parent.firstReplies, reply] : parent.firstReplies,
    })
    this.list.replace(parentId, withReply)
    if (this.thread?.id !== parentId) return
    const { replies, comment: head } = this.thread
    if (head.value !== null) head.set(withReply(head.value))
    // While there are further pages, the reply belongs on the last of them, so it is not added here.
    if (!replies.hasMore) replies.set({ items: [...replies.items, reply], nextCursor: null, total: replies.total })
  }

  private hide(id: string, hidden: boolean): void {
    const ids = new Set(this.hidden)
    if (hidden) ids.add(id)
    else ids.delete(id)
    this.hidden = ids
  }

  private change(id: string, part: Partial<Pick<Comment, 'liked' | 'likes' | 'text' | 'people' | 'editedAt'>>): void {
    runInAction(() => {
      const withChange = <C extends Comment>(comment: C): C => (comment.id === id ? { ...comment, ...part } : comment)
      for (const parent of this.list.items) {
        if (parent.id === id || parent.firstReplies.some((reply) => reply.id === id)) {
          this.list.replace(parent.id, (item) => ({
            ...withChange(item),
            firstReplies: item.firstReplies.map(withChange),
          }))
        }
      }
      this.thread?.replies.replace(id, withChange)
      if (this.thread?.comment.value?.id === id) this.thread.comment.set(withChange(this.thread.comment.value))
    })
  }
}
