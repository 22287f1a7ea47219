import { inject } from 'inversify'
import { alertEvents, alertStreamUrl } from '../../../../contract/alerts'
import type { AlertFeed, AlertNews } from '../../../application/frame/alerts/alert-feed'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { listenToEvents } from '../http/event-source'
import { RequestContext } from '../http/request-context'
import { currentAlertsOf } from './alert-of-wire'

/** The browser's own EventSource, which sends no header of ours: the address names the language. */
export class EventSourceAlertFeed implements AlertFeed {
  constructor(
    @inject(RequestContext) private readonly context: RequestContext,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  open(listener: (news: AlertNews) => void): () => void {
    return listenToEvents(
      `${this.context.baseOf('api')}${alertStreamUrl}?language=${this.preferences.language}`,
      alertEvents,
      {
        alerts: (current) => listener({ type: 'started', current: currentAlertsOf(current) }),
        alive: () => listener({ type: 'alive' }),
      },
      () => listener({ type: 'lost' }),
    )
  }
}
