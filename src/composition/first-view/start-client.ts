import { reaction } from 'mobx'
import { FindPcSite } from '../../application/frame/navigation/find-pc-site'
import { NativeBridge } from '../../application/frame/hosts/native-bridge'
import { AwaitedUser } from '../../application/frame/session/access/awaited-user'
import { RefreshUser } from '../../application/frame/session/refresh-user'
import { SessionStore } from '../../application/frame/session/session.store'
import { TabChannel } from '../../application/frame/session/tab-channel'
import { entryAddress } from './entry-address'
import { TakeOverSession } from '../../application/frame/session/login/take-over-session'
import { SoundPresence } from '../../application/frame/player/sound-presence.store'
import { CitiesStore } from '../../application/frame/site/cities.store'
import { FreshnessStore } from '../../application/frame/site/freshness.store'
import { PreferencesStore } from '../../application/frame/site/preferences.store'
import { StartApp } from '../../application/frame/site/start-app'
import { FirstViewAnswersToken } from '../../infrastructure/frame/http/first-view-answers'
import { AppHistory } from '../../ui/frame/shell/history/app-history'
import { loadFrame } from '../../ui/frame/shell/lazy/lazy-parts'
import { motionOf, updateWithMotion } from '../../ui/frame/shell/history/page-transition'
import { BrowserPageLife } from '../../infrastructure/frame/host/browser-page-life'
import { buildOf } from '../../infrastructure/frame/hosts/build-of'
import { SystemClock } from '../../infrastructure/frame/host/system-clock'
import { CryptoRandom } from '../../infrastructure/frame/host/crypto-random'
import { browserModule } from '../hosts/browser-host'
import { createApp, findScreen, type App } from '../create-app'
import { exposeErrorOverlay } from '../visit/error-overlay-global'
import { declaredFeatures, missingPaths } from '../declared-features'
import { everydayChunks, tableChunk, type Feature } from '../feature'
import { FeatureTable } from '../feature-table'
import { firstInteraction } from './first-interaction'
import { loadMessengerNotes } from '../hosts/load-messenger-notes'
import { nextTask } from './next-task'
import { prepareFirstView } from './prepare-first-view'
import { readAnswers } from './read-answers'
import {
  forgetKeptContent,
  listenForLateAnswers,
  keepChunks,
  keepFirstView,
  registerServiceWorker,
  type FirstViewAnswered,
} from '../hosts/register-service-worker'
import type { PageInApp } from '../hosts/in-app'
import { RouterNavigator, type NavigatorApp } from '../router-navigator'
import { settleInFrame } from '../hosts/settle-in-frame'
import { showFirstView } from './show-first-view'
import { visitScreens } from '../visit/visit-screens'

/** Milliseconds after which what the first view does not need is loaded even without an interaction. */
const restAfter = 8000

/** Starts the client in a window: hydrates the first view that the platform drew, or renders it. */
export async function startClient(window: Window & typeof globalThis): Promise<void> {
  const { document, history, location } = window
  history.scrollRestoration = 'manual'
  const navigator = new RouterNavigator()
  const landing = location.href
  const currentAddress = () => location.pathname + location.search + location.hash
  const answers = readAnswers(document)
  const clock = new SystemClock()
  const random = new CryptoRandom()
  const pageLife = new BrowserPageLife()
  const visit = new AppHistory(
    window,
    () => random.id().slice(0, 8),
    (from, to, update) => updateWithMotion(document, motionOf(from, to, visitScreens(app)), update),
  )
  const code = {
    path: currentAddress,
    replaceRoute: () => visit.replace(currentAddress(), visit.view.location.state),
    isOnline: () => window.navigator.onLine,
    reload: () => location.reload(),
  }
  const table = new FeatureTable(declaredFeatures(window), loadFeatures, missingPaths(document))
  const app = createApp({
    table,
    module: browserModule(window, navigator, visit, answers ?? {}, clock, pageLife),
    code,
    history: visit,
    build: buildOf(document),
    loadMessengerNotes: (container) => loadMessengerNotes(container, window, landing),
  })

  const firstViewData = document.getElementById('first-view')?.dataset ?? {}
  const requestedPath = location.pathname
  // The root is answered with the page that it leads to (S001).
  if (requestedPath === '/' && firstViewData['address'] !== undefined)
    visit.replace(firstViewData['address'] + location.search + location.hash)

  // A document that declares no feature for its address was not drawn. The client then renders the first view itself.
  const isDeclared = findScreen(app.screens(), location.pathname) !== null
  const wholeTable = isDeclared ? null : table.whole().catch(() => undefined)

  await nextTask()
  const takeOver = app.container.get(TakeOverSession)
  const entry = entryAddress(window)
  const remainingPath = takeOver.execute(entry)
  if (remainingPath !== location.pathname + location.search) visit.replace(remainingPath + location.hash)

  await app.container.get(StartApp).execute()
  const pcSite = app.container.get(FindPcSite).execute(entry + location.hash)
  if (pcSite !== null && window.navigator.onLine) return location.replace(pcSite)
  app.container.get(AwaitedUser).load(() => app.container.get(RefreshUser).execute())
  takeOver.adopted = adoptSession(app, takeOver)
  await nextTask()

  navigator.host = {
    current: currentAddress,
    navigate: (path, replace) => (replace ? visit.replace(path) : visit.push(path)),
    canGoBack: () => visit.index > 0,
    goBack: () => visit.go(-1),
    index: () => visit.index,
    step: (entries) => visit.go(entries),
    open: (url, target) => void window.open(url, target, target === '_blank' ? 'noopener' : undefined),
    reload: (path) => location.assign(path),
    exists: app.exists,
  }
  if (app.container.get(NativeBridge).isPresent) navigator.app = connectApp({ window, app, visit, pageLife })
  await Promise.all([wholeTable, showFirstAlerts(app, firstViewData['alerts'] !== undefined, answers !== null)])
  // The navigator must know the screens before the first view is prepared, because the requests of a screen depend on
  // which other screens exist.
  if (answers !== null) clock.stopAt(Number(firstViewData['at']))
  const isHydrating =
    answers !== null &&
    (await prepareFirstView(app, currentAddress(), firstViewData['opened'] === 'true', nextTask).then(
      () => !app.container.get(FirstViewAnswersToken).hasOther,
      () => false,
    ))

  await nextTask()
  listenForChanges(window, app)

  const firstViewShown = showFirstView(document, app, visit, clock, isHydrating)
  void firstViewShown.then(() => settleInFrame({ window, app, visit }))
  const rest = Promise.all([firstViewShown, firstInteraction(window, restAfter)]).then(nextTask)
  // Notices and errors, and the declarations of the other features, to which the next tap may lead.
  void rest.then(loadFrame)
  const features = rest.then(() => table.whole())
  features
    .then(() => import(/* webpackChunkName: "frame" */ '../visit/follow-visit'))
    .then(({ followVisit }) => followVisit(app, window))
    .catch(() => undefined)
  keepForLater(window, app, visit, { answers, path: requestedPath }, features)
}

/**
 * Takes over the session that an address or the app around the page hands over. What that takes is loaded where there
 * may be one.
 */
async function adoptSession({ container }: App, takeOver: TakeOverSession): Promise<void> {
  const { isMember, user } = container.get(SessionStore)
  const isWhole = !isMember || user !== null
  if (isWhole && takeOver.token === null && !container.get(NativeBridge).isPresent) return
  const { AdoptSession } = await import(
    /* webpackChunkName: "app-login" */ '../../application/frame/session/login/adopt-session'
  )
  await container.get(AdoptSession).execute()
}

/** Shows the alerts that the page was drawn with; where none was drawn, those of which the device may have a copy. */
async function showFirstAlerts(app: App, isDrawn: boolean, isPageDrawn: boolean): Promise<void> {
  if (!isDrawn && isPageDrawn) return
  const shown = import(/* webpackChunkName: "alerts" */ '../visit/follow-alerts')
    .then(({ showAlerts }) => showAlerts(app, isDrawn))
    .catch(() => undefined)
  if (isDrawn) await shown
}

/** Connects the page with the app around it. Without the code for that, the page does everything by itself. */
function connectApp(page: PageInApp): Promise<NavigatorApp> {
  const connecting = import(/* webpackChunkName: "in-app" */ '../hosts/in-app').then(({ startInApp }) =>
    startInApp(page),
  )
  connecting.catch(() => undefined)
  return connecting
}

const loadFeatures = async (): Promise<readonly Feature[]> =>
  (await import(/* webpackChunkName: "features" */ '../features')).features

/** Reacts to a changed session, language or place, and saves the screens when the page is left. */
function listenForChanges(window: Window, app: App): void {
  exposeErrorOverlay(window, app.container)
  const session = app.container.get(SessionStore)
  reaction(
    () => session.token,
    () => forgetKeptContent(window),
  )
  // A login keeps the guest's screens; a logout drops the member's.
  reaction(
    () => session.user?.id ?? null,
    (_, before) => before != null && app.memory.forget(),
  )
  // Screens in another language or for another place are not restored.
  const [cities, preferences] = [app.container.get(CitiesStore), app.container.get(PreferencesStore)]
  reaction(
    () => `${preferences.language} ${cities.chosenRegion?.id}`,
    () => app.memory.clear(),
  )
  reaction(
    () => preferences.language,
    () =>
      void import(/* webpackChunkName: "frame" */ '../visit/change-language')
        .then(({ changeLanguage }) => changeLanguage(app))
        .catch(() => undefined),
  )
  app.container.get(TabChannel).listen((message) => message.type === 'session-changed' && void readAgain(app, session))
  // A page that the browser had put aside heard nothing of a logout, and is shown as it was.
  window.addEventListener('pageshow', (event) => event.persisted && void readAgain(app, session))
  window.addEventListener('pagehide', () => app.memory.saveAll())
  // This is the last event before the system may kill a page in the background.
  window.document.addEventListener(
    'visibilitychange',
    () => window.document.visibilityState === 'hidden' && app.memory.saveAll(),
  )
  app.container.get(SoundPresence).detectPlaylist()
}

/** Reads the session that another page changed, and shows the screen again where it was another member's. */
async function readAgain({ container }: App, session: SessionStore): Promise<void> {
  const before = session.shownUserId
  session.readCookies()
  const code = await import(/* webpackChunkName: "frame" */ '../../application/frame/session/read-session-again').catch(
    () => null,
  )
  // Offline, the chunk may fail to load. The cookies were read above, so the next request is sent as the current member.
  if (code !== null) await container.get(code.ReadSessionAgain).execute(before)
}

/**
 * Stores what the next visit and a visit without a network need.
 * @param features The declarations of all features, once they are loaded.
 */
function keepForLater(
  window: Window,
  app: App,
  visit: AppHistory,
  firstView: FirstViewAnswered,
  features: Promise<readonly Feature[]>,
): void {
  listenForLateAnswers(window, app.container.get(FreshnessStore).onLateAnswer)
  registerServiceWorker(window)
  void keepFirstView(window, firstView, app.container.get(PreferencesStore).language)
  // `keepChunks` waits until the service worker is active, which is after the page has loaded. The worker then caches
  // the code of screens that are likely to be opened next. It also caches the code of the first screen, which was
  // loaded before the worker ran, so that these screens open offline.
  const first = app.routeOf(window.location.pathname)?.startChunks() ?? []
  const everyday = features.then(everydayChunks, () => [tableChunk])
  void everyday.then((chunks) => keepChunks(window, ['frame', ...first, ...chunks]))
  const keepParts = () => {
    const parts = app.routeOf(window.location.pathname)?.partChunks() ?? []
    if (parts.length > 0) void keepChunks(window, parts)
  }
  visit.subscribe(keepParts)
  void everyday.then(keepParts)
}
