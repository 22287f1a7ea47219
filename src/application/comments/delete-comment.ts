import { inject } from 'inversify'
import { Clock } from '../shared/clock'
import { NoticesStore } from '../shared/notices.store'
import { PageLife } from '../shared/page-life'
import { CommentsGateway } from './comments-gateway'

/** As long as a notice with an act shows. */
const timeToUndo = 7000

interface Deletion {
  readonly id: string
  readonly restore: () => void
  readonly stop: () => void
}

/** Deletes my comment once the time to undo is over, or the screen or the whole page goes; one at a time, so that 'undo' means the last. */
export class DeleteComment {
  private pending: Deletion | null = null

  constructor(
    @inject(CommentsGateway) private readonly gateway: CommentsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(PageLife) private readonly page: PageLife,
  ) {}

  /** `restore` shows the comment again: it was undone, or the server refused. */
  execute(id: string, restore: () => void): void {
    void this.flush()
    const ends = [
      this.clock.after(timeToUndo, () => void this.flush()),
      this.page.listen(({ type }) => type === 'leaving' && void this.flush()),
    ]
    this.pending = { id, restore, stop: () => ends.forEach((end) => end()) }
    this.notices.show({ code: 'comment-deleted' }, 'plain', { code: 'undo', act: () => this.undo() })
  }

  undo(): void {
    const { pending } = this
    this.pending = null
    pending?.stop()
    pending?.restore()
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    const { pending } = this
    if (pending === null) return
    this.pending = null
    pending.stop()
    const outcome = await this.gateway.remove(pending.id)
    if (!outcome.ok && outcome.reason.code !== 'gone') pending.restore()
  }
}
