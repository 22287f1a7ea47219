import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { LiveGateway } from '../../../application/media/live/live-gateway'
import { RemindOfLive } from '../../../application/media/live/remind-of-live'
import { livePeriods, type ListedLiveEvent, type LivePeriod } from '../../../domain/media/live/live-listing'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S079: live events on air, coming and past. */
export class LiveViewModel implements ScreenViewModel {
  readonly events: FilteredList<ListedLiveEvent, { readonly when: string }>
  readonly resources: Resources

  constructor(
    @inject(LiveGateway) gateway: LiveGateway,
    @inject(RemindOfLive) private readonly reminders: RemindOfLive,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.events = new FilteredList({
      navigator,
      defaults: { when: 'now' },
      load: ({ when }, request, signal) => gateway.list(periodOf(when), request, signal),
      keyOf: ({ id }) => id,
    })
    // What is on air changes by itself, so nothing is saved.
    this.resources = { events: resetResource(this.events) }
    observe(this)
  }

  get period(): LivePeriod {
    return periodOf(this.events.filters.when)
  }

  onArrival(): void {
    void this.reminders.resume(this.showReminder)
  }

  choose(when: string): void {
    this.events.choose({ when })
  }

  remind(event: ListedLiveEvent): void {
    void this.reminders.toggle(event, this.showReminder)
  }

  private showReminder(id: string, isReminded: boolean): void {
    this.events.replace(id, (event) => ({ ...event, isReminded }))
  }
}

/** The period that an address names; what is on air now for any other text. */
function periodOf(when: string): LivePeriod {
  return livePeriods.find((period) => period === when) ?? 'now'
}
