import { Navigator } from '../application/frame/navigation/navigator'
import { Random } from '../application/frame/shared/random'
import { SiteStore } from '../application/frame/site/site.store'
import { takeEarlyFaults } from '../infrastructure/frame/monitoring/early-faults'
import { wantsNoReports } from '../infrastructure/frame/monitoring/wants-no-reports'
import { keepFocus } from '../ui/frame/kit/keep-focus'
import type { App } from './create-app'
import { listenForOpenings } from './listen-for-openings'
import { watchMessages } from './watch-messages'

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
  await watchMessages(app)
}
