import type { ListedLiveEvent, LivePeriod } from '../../../domain/media/live/live-listing'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The list of live events, and the reminders of those that are coming. */
export interface LiveGateway {
  list(period: LivePeriod, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ListedLiveEvent>>>
  /** Resolves to whether the member is reminded of an event. */
  reminder(id: string): Promise<Outcome<boolean>>
  /** Sets or removes the member's reminder; resolves to whether they are reminded. */
  remind(id: string, on: boolean): Promise<Outcome<boolean>>
}
export const LiveGateway = port<LiveGateway>('LiveGateway')
