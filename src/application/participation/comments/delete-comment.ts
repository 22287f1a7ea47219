import { inject } from 'inversify'
import { Clock } from '../../frame/shared/clock'
import { NoticesStore } from '../../frame/shared/notices.store'
import { PageLife } from '../../frame/shared/page-life'
import { CommentsGateway } from './comments-gateway'
import { commentNotices } from './comment-notices'

/** The time for undoing in milliseconds, which is how long a notice with an action is shown. */
const timeToUndo = 7000

interface Deletion {
  readonly id: string
  readonly restore: () => void
  readonly stop: () => void
}

/**
 * Deletes a visitor's own comment once the time for undoing is over, or when the screen or the page is left. Only one
 * deletion is pending at a time, so that 'undo' refers to the latest.
 */
export class DeleteComment {
  private pending: Deletion | null = null

  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PageLife) private readonly page: PageLife,
  ) {}

  /** @param restore Shows the comment again, after the deletion was undone or refused. */
  execute(id: string, restore: () => void): void {
    void this.flush()
    const ends = [
      this.clock.after(timeToUndo, () => void this.flush()),
      this.page.listen(({ type }) => type === 'leaving' && void this.flush()),
    ]
    this.pending = { id, restore, stop: () => ends.forEach((end) => end()) }
    this.notices.show({ code: commentNotices['comment-deleted'] }, 'plain', {
      code: 'undo',
      act: () => this.undoRemoval(),
    })
  }

  undoRemoval(): void {
    const { pending } = this
    this.pending = null
    pending?.stop()
    pending?.restore()
  }

  /** Sends the pending deletion at once. */
  async flush(): Promise<void> {
    const { pending } = this
    if (pending === null) return
    this.pending = null
    pending.stop()
    const outcome = await this.gateway.remove(pending.id)
    if (!outcome.ok && outcome.reason.code !== 'gone') pending.restore()
  }
}
