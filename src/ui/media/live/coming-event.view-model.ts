import { inject } from 'inversify'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import { LiveGateway } from '../../../application/media/live/live-gateway'
import { RemindOfLive } from '../../../application/media/live/remind-of-live'

/** The reminder of one coming event, on the event's own screen. */
export class ComingEventViewModel {
  isReminded = false
  private id = ''

  constructor(
    @inject(LiveGateway) private readonly gateway: LiveGateway,
    @inject(RemindOfLive) private readonly reminders: RemindOfLive,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    observe(this)
  }

  /** Sets the reminder that a login interrupted, and finds out whether there is one already. */
  async open(id: string): Promise<void> {
    this.id = id
    this.isReminded = false
    await this.reminders.resume(this.showReminder)
    if (!this.session.isMember || this.isReminded) return
    const answer = await this.gateway.reminder(id)
    if (answer.ok && answer.value) this.showReminder(id, true)
  }

  remind(): void {
    void this.reminders.toggle({ id: this.id, isReminded: this.isReminded }, this.showReminder)
  }

  private showReminder(id: string, isReminded: boolean): void {
    if (id === this.id) this.isReminded = isReminded
  }
}
