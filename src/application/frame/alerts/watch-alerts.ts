import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { LiveConnection } from '../shared/live-connection'
import { PageLife } from '../shared/page-life'
import { PreferencesStore } from '../site/preferences.store'
import { AlertFeed, type AlertNews } from './alert-feed'
import { ReadAlerts } from './read-alerts'

/** Follows the alerts while the page is visible, on whichever screen the visitor is. */
@injectable('Singleton')
export class WatchAlerts {
  constructor(
    @inject(ReadAlerts) private readonly alerts: ReadAlerts,
    @inject(AlertFeed) private readonly feed: AlertFeed,
    @inject(LiveConnection) private readonly connection: LiveConnection<AlertNews>,
    @inject(PageLife) private readonly page: PageLife,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  /** Begins to watch, until the returned function is called. */
  execute(): () => void {
    let end = this.connect()
    const stopReading = this.page.listen((moment) => {
      if (moment.type !== 'visibility' || moment.hidden) return
      // A timer may have slept with the device, and without a network nothing is answered.
      this.alerts.store.look()
      void this.alerts.execute()
    })
    const stop = reaction(
      () => this.preferences.language,
      () => {
        end()
        void this.alerts.execute()
        end = this.connect()
      },
    )
    return () => {
      stop()
      stopReading()
      end()
    }
  }

  private connect(): () => void {
    const { store } = this.alerts
    return this.connection.show({
      open: (listener) =>
        this.feed.open((news) => {
          // Where no stream can be had, the list is asked for with each attempt, after growing waits.
          if (news.type === 'lost') void this.alerts.execute()
          listener(news)
        }),
      onNews: (news) => {
        if (news.type === 'started') store.take(news.current)
        else store.confirm()
      },
    })
  }
}
