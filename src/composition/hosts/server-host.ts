import type { InProcessDispatch } from '../../../contract/first-view'
import axios, { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { ContainerModule } from 'inversify'
import { ownClientHeader } from '../../../contract/endpoint'
import { Messenger } from '../../application/frame/hosts/messenger'
import { NativeBridge, noBridge } from '../../application/frame/hosts/native-bridge'
import { VisitStart } from '../../application/media/feed/first-page'
import { VisitWindow } from '../../application/frame/navigation/find-pc-site'
import { Navigator } from '../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../application/frame/navigation/site-origin'
import { TabChannel } from '../../application/frame/session/tab-channel'
import { Clock } from '../../application/frame/shared/clock'
import { CookieJar } from '../../application/frame/shared/cookies'
import { HtmlSanitiser } from '../../application/frame/shared/html-sanitiser'
import { Log } from '../../application/frame/shared/log'
import { PageLife } from '../../application/frame/shared/page-life'
import { DraftStorage, LocalStorage, TabStorage } from '../../application/frame/shared/storage'
import { BrowserLanguages } from '../../application/frame/site/preferences.store'
import { SanitizeHtmlSanitiser } from '../../infrastructure/frame/html/sanitize-html-sanitiser'
import { MemoryStorage } from '../../infrastructure/frame/host/memory-storage'
import { RequestCookies } from '../../infrastructure/frame/host/request-cookies'
import { noDrafts } from '../../infrastructure/frame/host/no-drafts'
import { NullTabChannel } from '../../infrastructure/frame/host/null-tab-channel'
import { FixedClock } from '../../infrastructure/frame/host/fixed-clock'
import { FirstViewAnswersToken, type FirstViewAnswers } from '../../infrastructure/frame/http/first-view-answers'
import { Transport } from '../../infrastructure/frame/http/transport'

export interface ServerHost {
  /** The origin under which people reach the platform. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  /** The Accept-Language header. */
  readonly language: string
  readonly dispatch: InProcessDispatch
  readonly navigator: Navigator
  readonly answers: FirstViewAnswers
  /** Milliseconds since 1970. */
  readonly now: number
}

const noPage: PageLife = { isHidden: false, listen: () => () => undefined }
const silentLog: Log = { note: () => undefined }

/** The adapters of the platform while it renders a first view; all work in process and persist nothing. */
export function serverModule(host: ServerHost): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(Clock).toConstantValue(new FixedClock(host.now))
    bind(Navigator).toConstantValue(host.navigator)
    bind(NativeBridge).toConstantValue(noBridge)
    // The platform does not know the window; what depends on it is shown by the browser.
    bind(VisitWindow).toConstantValue({ isDesktop: false, inFrame: false, isInForeignFrame: false, system: 'other' })
    bind(SiteOrigin).toConstantValue(host.origin)
    bind(VisitStart).toConstantValue({ isHere: () => false })
    bind(Messenger).toConstantValue({ isPresent: false })
    bind(Log).toConstantValue(silentLog)
    bind(CookieJar).toConstantValue(new RequestCookies(host.cookies))
    bind(LocalStorage).toConstantValue(new MemoryStorage())
    bind(TabStorage).toConstantValue(new MemoryStorage())
    bind(DraftStorage).toConstantValue(noDrafts)
    bind(HtmlSanitiser).to(SanitizeHtmlSanitiser).inSingletonScope()
    bind(TabChannel).toConstantValue(new NullTabChannel())
    bind(PageLife).toConstantValue(noPage)
    bind(BrowserLanguages).toConstantValue(host.language.split(',').map((part) => part.split(';')[0] ?? ''))
    bind(FirstViewAnswersToken).toConstantValue(host.answers)
    bind(Transport).toConstantValue(inProcessTransport(host))
  })
}

/**
 * A transport that only reads. A screen that sends something while it opens cannot be opened on the platform, so only
 * the browser opens it.
 */
function inProcessTransport({ dispatch, language, answers }: ServerHost) {
  return axios.create({
    adapter: async (config): Promise<AxiosResponse> => {
      const headers = {
        ...Object.fromEntries(
          Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(([name, value]) => [
            name.toLowerCase(),
            String(value),
          ]),
        ),
        'accept-language': language,
      }
      if (config.method?.toLowerCase() !== 'get' || ownClientHeader in headers) {
        answers.isIncomplete = true
        throw new AxiosError('a first view changes nothing', AxiosError.ERR_NETWORK, config)
      }
      try {
        const { status, body } = await dispatch('GET', config.url ?? '/', headers)
        return { status, data: body, statusText: '', headers: {}, config }
      } catch {
        throw new AxiosError('the platform did not answer', AxiosError.ERR_NETWORK, config)
      }
    },
  })
}
