import { inject } from 'inversify'
import type { ListedLiveEvent } from '../../../domain/media/live/live-listing'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { LiveGateway } from './live-gateway'
import { liveNotices } from './live-notices'

const kind = 'remind-of-live'
/** The screen on which an interrupted reminder is set. */
const target = 'live'

type Reminded = Pick<ListedLiveEvent, 'id' | 'isReminded'>
/** Shows whether the member is reminded of an event. */
type ShowReminder = (id: string, isReminded: boolean) => void

/**
 * Reminders of coming live events. The switch is optimistic and is turned back when it failed; that of a guest is set
 * after the login.
 */
export class RemindOfLive {
  private readonly underWay = new Set<string>()

  constructor(
    @inject(LiveGateway) private readonly gateway: LiveGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async toggle({ id, isReminded }: Reminded, show: ShowReminder): Promise<void> {
    if (this.intents.requireMember({ kind, target, payload: id })) await this.switchTo(id, !isReminded, show)
  }

  /** Sets the reminder that a login interrupted. */
  async resume(show: ShowReminder): Promise<void> {
    const id = this.intents.consume(kind, target)?.payload
    if (typeof id === 'string') await this.switchTo(id, true, show)
  }

  private async switchTo(id: string, on: boolean, show: ShowReminder): Promise<void> {
    if (this.underWay.has(id)) return
    this.underWay.add(id)
    show(id, on)
    const outcome = await this.gateway.remind(id, on)
    this.underWay.delete(id)
    if (outcome.ok) {
      this.notices.show({ code: on ? liveNotices['reminder-set'] : liveNotices['reminder-removed'] }, 'success')
      return
    }
    show(id, !on)
    if (on) this.intents.saveIfExpired({ kind, target, payload: id }, outcome)
  }
}
