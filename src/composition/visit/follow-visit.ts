import { when } from 'mobx'
import { Navigator } from '../../application/frame/navigation/navigator'
import { SessionStore } from '../../application/frame/session/session.store'
import { Random } from '../../application/frame/shared/random'
import { SiteStore } from '../../application/frame/site/site.store'
import { takeEarlyFaults } from '../../infrastructure/frame/monitoring/early-faults'
import { wantsNoReports } from '../../infrastructure/frame/monitoring/wants-no-reports'
import { keepFocus } from '../../ui/frame/kit/focus/keep-focus'
import { featureName } from '../../ui/frame/shell/declarations/feature-name'
import type { App } from '../create-app'
import { listenForOpenings } from './listen-for-openings'

/** Begins what accompanies a visit once its first view rests. */
export async function followVisit(app: App, window: Window & typeof globalThis): Promise<void> {
  keepFocus(window.document)
  listenForOpenings(window, (path) => app.container.get(Navigator).navigateTo(path))
  const share = app.container.get(SiteStore).config?.monitoredShare ?? 0
  if (app.container.get(Random).next() < share && !wantsNoReports(window.navigator))
    import(/* webpackChunkName: "monitoring" */ './monitor-visit').then(
      ({ monitorVisit }) => monitorVisit(app, window),
      () => undefined,
    )
  else takeEarlyFaults(window)
  import(/* webpackChunkName: "alerts" */ './follow-alerts').then(
    ({ followAlerts }) => followAlerts(app),
    () => undefined,
  )
  await followMessages(app)
}

/**
 * Follows the messages of members; a guest needs none of that code before they log in. Rejects without a network: the
 * messages are then not followed until the client is opened again.
 */
async function followMessages({ container, loadFeature }: App): Promise<void> {
  const session = container.get(SessionStore)
  await when(() => session.user !== null)
  const { WatchMessages } = await import(
    /* webpackChunkName: "notifications" */ '../../application/frame/messages/watch-messages'
  )
  await loadFeature(featureName('notifications'))
  container.get(WatchMessages).execute()
}
