import { ContainerModule } from 'inversify'
import { FailureRecord } from '../../application/frame/hosts/failure-record'
import { Messenger } from '../../application/frame/hosts/messenger'
import { NativeBridge } from '../../application/frame/hosts/native-bridge'
import { VisitStart } from '../../application/media/feed/first-page'
import { VisitWindow } from '../../application/frame/navigation/find-pc-site'
import { Navigator } from '../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../application/frame/navigation/site-origin'
import { TabChannel } from '../../application/frame/session/tab-channel'
import { Clock } from '../../application/frame/shared/clock'
import { CookieJar } from '../../application/frame/shared/cookies'
import { Log } from '../../application/frame/shared/log'
import { PageLife } from '../../application/frame/shared/page-life'
import { Random } from '../../application/frame/shared/random'
import { DraftStorage, LocalStorage, TabStorage } from '../../application/frame/shared/storage'
import { KeptContent } from '../../application/frame/site/kept-content'
import { BrowserLanguages } from '../../application/frame/site/preferences.store'
import { SiteStore } from '../../application/frame/site/site.store'
import { isInForeignFrame } from '../../infrastructure/frame/hosts/app-around'
import { UserAgentMessenger } from '../../infrastructure/frame/hosts/user-agent-messenger'
import { WebViewBridge } from '../../infrastructure/frame/hosts/web-view-bridge'
import { systemOf } from '../../domain/frame/hosts/host-system'
import { languageNamedIn } from '../../domain/frame/navigation/outside-address'
import { isDesktopBrowser } from '../../domain/frame/navigation/desktop'
import { BrowserCookies } from '../../infrastructure/frame/host/browser-cookies'
import { BrowserPageLife } from '../../infrastructure/frame/host/browser-page-life'
import { BrowserTabChannel } from '../../infrastructure/frame/host/browser-tab-channel'
import { ConsoleLog } from '../../infrastructure/frame/host/console-log'
import { lazyAdapter } from '../../infrastructure/frame/host/lazy-adapter'
import { noDrafts } from '../../infrastructure/frame/host/no-drafts'
import { SystemClock } from '../../infrastructure/frame/host/system-clock'
import { WebStorage } from '../../infrastructure/frame/host/web-storage'
import {
  FirstViewAnswers,
  FirstViewAnswersToken,
  type RecordedAnswer,
} from '../../infrastructure/frame/http/first-view-answers'
import { loadTransport, Transport } from '../../infrastructure/frame/http/transport'
import type { AppHistory } from '../../ui/frame/shell/history/app-history'

/** The adapters of a browser; `navigator` is created with the router. */
export function browserModule(
  window: Window,
  navigator: Navigator,
  visit: AppHistory,
  answers: Readonly<Record<string, RecordedAnswer>>,
  clock = new SystemClock(),
  pageLife = new BrowserPageLife(),
): ContainerModule {
  // Without the answers of a first view, the client requests its configuration at once and needs the transport for
  // that.
  if (Object.keys(answers).length === 0) loadTransport().catch(() => undefined)
  const drawnWith = new FirstViewAnswers(answers)
  return new ContainerModule(({ bind }) => {
    bind(Clock).toConstantValue(clock)
    bind(Navigator).toConstantValue(navigator)
    bind(NativeBridge)
      .toDynamicValue(({ get }) => {
        const onFailure = (method: string, problem: string) => get(FailureRecord).note('app', method, problem)
        return new WebViewBridge(window, get(SiteStore), clock, () => get(Random).id(), onFailure)
      })
      .inSingletonScope()
    bind(VisitStart).toConstantValue({ isHere: () => visit.index === 0 })
    bind(Messenger)
      .toDynamicValue(({ get }) => new UserAgentMessenger(window.navigator.userAgent, get(SiteStore)))
      .inSingletonScope()
    bind(SiteOrigin).toConstantValue(window.location.origin)
    bind(VisitWindow).toConstantValue({
      isDesktop: isDesktopBrowser(window.navigator.userAgent, window.navigator.maxTouchPoints),
      inFrame: window.self !== window.top,
      isInForeignFrame: isInForeignFrame(window),
      system: systemOf(window.navigator.userAgent, window.navigator.maxTouchPoints),
    })
    bind(Log).toConstantValue(new ConsoleLog())
    bind(CookieJar).toConstantValue(
      new BrowserCookies({ secure: window.location.protocol === 'https:', isInForeignFrame: isInForeignFrame(window) }),
    )
    bind(LocalStorage).toConstantValue(new WebStorage(() => window.localStorage, clock))
    bind(TabStorage).toConstantValue(new WebStorage(() => window.sessionStorage, clock))
    // The platform has no drafts, so a screen that opened with a draft differs from the server-drawn view.
    const loadDrafts = async () => {
      const { IndexedDbStorage } = await import('../../infrastructure/frame/host/indexed-db-storage')
      return new IndexedDbStorage(() => (drawnWith.hasOther = true))
    }
    bind(DraftStorage).toConstantValue(lazyAdapter(loadDrafts, noDrafts))
    bind(TabChannel).toConstantValue(new BrowserTabChannel())
    bind(PageLife).toConstantValue(pageLife)
    const cached = () => import(/* webpackChunkName: "frame" */ '../../infrastructure/frame/host/cached-content')
    bind(KeptContent).toConstantValue({
      list: async (language) => (await cached()).cachedContent(language),
      hasHome: async (language) => (await cached()).hasCachedHome(language),
    })
    bind(BrowserLanguages).toConstantValue(languagesOf(window))
    bind(FirstViewAnswersToken).toConstantValue(drawnWith)
    bind(Transport).toConstantValue(lazyAdapter(loadTransport))
  })
}

/**
 * The languages to choose from, by priority. A language in the address is the only one, because a crawler sends no
 * preferred language, although its browser has one. The language of a server-drawn first view comes before those of
 * the browser, because a page must be hydrated in the language in which it was drawn.
 */
function languagesOf({ document, location, navigator }: Window): readonly string[] {
  const languageInUrl = languageNamedIn(location.search)
  if (languageInUrl !== null) return [languageInUrl]
  const isDrawn = document.getElementById('first-view') !== null
  return isDrawn ? [document.documentElement.lang, ...navigator.languages] : navigator.languages
}
