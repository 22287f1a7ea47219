import { Messenger } from '../../application/frame/hosts/messenger'
import { NativeBridge } from '../../application/frame/hosts/native-bridge'
import { VisitRecorder } from '../../application/frame/monitoring/visit-recorder'
import { PageLife } from '../../application/frame/shared/page-life'
import { PreferencesStore } from '../../application/frame/site/preferences.store'
import { RequestContext } from '../../infrastructure/frame/http/request-context'
import { errorOf, faultEvents, takeEarlyFaults } from '../../infrastructure/frame/monitoring/early-faults'
import { networkKind } from '../../infrastructure/frame/monitoring/network-kind'
import { sendReport } from '../../infrastructure/frame/monitoring/send-report'
import { watchVitals } from '../../infrastructure/frame/monitoring/watch-vitals'
import { reportVisit } from '../../../contract/monitoring'
import type { App } from '../create-app'

declare const TOWNSQUARE_BUILD: string

/**
 * Collects the errors and the web vitals of this visit, and sends them whenever the page is hidden: the last moment at
 * which a phone is sure to run it.
 */
export function monitorVisit(app: App, window: Window & typeof globalThis): void {
  const { container, history } = app
  if (history === null || TOWNSQUARE_BUILD === '') return
  const isIn = (port: typeof NativeBridge | typeof Messenger) => container.get<{ isPresent: boolean }>(port).isPresent
  const recorder = new VisitRecorder({
    version: TOWNSQUARE_BUILD,
    host: isIn(NativeBridge) ? 'app' : isIn(Messenger) ? 'messenger' : 'browser',
    network: networkKind(window.navigator),
  })

  let shown = ''
  const open = () => {
    const { pathname } = history.view.location
    if (pathname === shown) return
    const screen = app.routeOf(pathname)?.path ?? '*'
    // The first screen was opened with the page.
    recorder.open(screen.startsWith('/') ? screen : '/', shown === '' ? 0 : window.performance.now())
    shown = pathname
  }
  open()
  history.subscribe(open)

  const note = (event: Event) => {
    const error = errorOf(event)
    if (error !== undefined) recorder.fail(error)
  }
  takeEarlyFaults(window).forEach(note)
  for (const type of faultEvents) window.addEventListener(type, note)
  watchVitals((name, value, at) => recorder.measure(name, value, at))

  const base = container.get(RequestContext).baseOf(reportVisit.host)
  const send = () => {
    const report = recorder.take(container.get(PreferencesStore).language)
    if (report !== null) sendReport(window, base, report)
  }
  // Listening comes after the vitals', which are final when the page is hidden.
  container.get(PageLife).listen((moment) => {
    if (moment.type === 'leaving' || (moment.type === 'visibility' && moment.hidden)) send()
  })
}
