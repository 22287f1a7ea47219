import { SimplifierSource } from '../../src/application/frame/lists/simplifier-source'
import { simplify } from '../../src/infrastructure/frame/lists/simplify'
import { render } from '@testing-library/react'
import { Container, type ServiceIdentifier } from 'inversify'
import 'reflect-metadata/lite'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AccountGateway } from '../../src/application/people/account/account-gateway'
import { AgendaGateway } from '../../src/application/overview/agenda/agenda-gateway'
import { AppBadge } from '../../src/application/frame/messages/app-badge'
import { PushDevice } from '../../src/application/frame/messages/push-device'
import { PushGateway } from '../../src/application/frame/messages/push-gateway'
import { ReportsGateway } from '../../src/application/participation/reports/reports-gateway'
import { MessagesGateway } from '../../src/application/frame/messages/messages-gateway'
import { Messenger } from '../../src/application/frame/hosts/messenger'
import { NativeBridge } from '../../src/application/frame/hosts/native-bridge'
import { VisitWindow } from '../../src/application/frame/navigation/find-pc-site'
import { Navigator } from '../../src/application/frame/navigation/navigator'
import { SiteOrigin } from '../../src/application/frame/navigation/site-origin'
import { SessionGateway } from '../../src/application/frame/session/session-gateway'
import { MessengerAccountGateway } from '../../src/application/frame/session/messenger/messenger-account-gateway'
import { OwnProofGateway } from '../../src/application/frame/session/password/own-proof-gateway'
import { SessionStore } from '../../src/application/frame/session/session.store'
import { TabChannel } from '../../src/application/frame/session/tab-channel'
import { Clock } from '../../src/application/frame/shared/clock'
import { CookieJar } from '../../src/application/frame/shared/cookies'
import type { SafeHtml } from '../../src/application/frame/shared/html-sanitiser'
import { NoticesStore } from '../../src/application/frame/shared/notices.store'
import { PageLife } from '../../src/application/frame/shared/page-life'
import { Random } from '../../src/application/frame/shared/random'
import { DraftStorage, LocalStorage, TabStorage } from '../../src/application/frame/shared/storage'
import { AgreementsGateway } from '../../src/application/frame/site/agreements-gateway'
import { BrowserLanguages } from '../../src/application/frame/site/preferences.store'
import { Vibration } from '../../src/application/frame/codes/vibration'
import { PictureSaver } from '../../src/application/frame/sharing/picture-saver'
import { PictureChooser } from '../../src/application/frame/uploads/picture-chooser'
import { PictureEditor } from '../../src/application/frame/uploads/picture-editor'
import { UploadGateway } from '../../src/application/frame/uploads/upload-gateway'
import type { HostSystem } from '../../src/domain/frame/hosts/host-system'
import { success } from '../../src/domain/frame/shared/result'
import { MemoryStorage } from '../../src/infrastructure/frame/host/memory-storage'
import { AppContextProvider } from '../../src/ui/frame/shell/app-context'
import type { ScreenLocation } from '../../src/ui/frame/shell/screens/screen'
import { ScreenMemory } from '../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../src/ui/frame/words/words'
import { ClashesGateway } from '../../src/application/civic/clashes/clashes-gateway'
import { MemoryClashes } from './memory-clashes'
import { MemoryMessengerAccount } from './memory-messenger-account'
import { MemoryOwnProof } from './memory-own-proof'
import { MemoryAgenda, MemoryMessages } from './member-agenda'
import { MemoryPushDevice, MemoryPushGateway } from './memory-push'
import { MemoryAccount, MemoryCookies, MemorySession, MemoryUploads, TestNavigator, drafts } from './member-ports'
import { HandClock } from './hand-clock'
import { recordedPort } from './recorded-port'
import { TestBridge } from './test-bridge'
import { TestPage } from './test-page'
import { TestTabs } from './test-tabs'

type RecordedReports = ReturnType<typeof recordedPort<ReportsGateway>>

/** One tab of a browser. Two tabs of one browser share `browser`. */
export interface Tab {
  readonly container: Container
  /** The native app around the tab. */
  readonly bridge: TestBridge
  /** Whether the tab runs in the messenger's own browser. */
  readonly messenger: { isPresent: boolean }
  readonly visitWindow: { system: HostSystem; isInForeignFrame: boolean }
  readonly messengerAccount: MemoryMessengerAccount
  readonly ownProof: MemoryOwnProof
  readonly clock: HandClock
  readonly navigator: TestNavigator
  readonly gateway: MemorySession
  readonly account: MemoryAccount
  readonly messages: MemoryMessages
  readonly push: MemoryPushDevice
  readonly pushGateway: MemoryPushGateway
  /** The numbers that the icon of the installed site has shown. */
  readonly badges: readonly number[]
  readonly agenda: MemoryAgenda
  readonly uploads: MemoryUploads
  readonly reports: RecordedReports
  readonly drafts: Map<string, unknown>
  readonly page: TestPage
  readonly session: SessionStore
  readonly notices: NoticesStore
  /** Codes of the visible notices. */
  readonly clashes: MemoryClashes
  readonly told: () => readonly string[]
}

export interface TestBrowser {
  readonly cookies: MemoryCookies
  readonly tabs: TestTabs
  readonly storage: MemoryStorage
}

export const newBrowser = (): TestBrowser => ({
  cookies: new MemoryCookies(),
  tabs: new TestTabs(),
  storage: new MemoryStorage(),
})

export function openTab(browser: TestBrowser = newBrowser()): Tab {
  const container = new Container({ autobind: true })
  const clock = new HandClock()
  const navigator = new TestNavigator()
  const gateway = new MemorySession()
  const account = new MemoryAccount()
  const messages = new MemoryMessages()
  const agenda = new MemoryAgenda()
  const uploads = new MemoryUploads()
  const page = new TestPage()
  const { kept, storage } = drafts()
  container.bind(Clock).toConstantValue(clock)
  container.bind(Navigator).toConstantValue(navigator)
  container.bind(PageLife).toConstantValue(page)
  container.bind(Random).toConstantValue({ next: () => 0.5, id: () => 'id' })
  container.bind(SimplifierSource).toConstantValue({ load: async () => simplify })
  const bridge = new TestBridge()
  container.bind(NativeBridge).toConstantValue(bridge)
  const messenger = { isPresent: false }
  container.bind(Messenger).toConstantValue(messenger)
  const visitWindow = { isDesktop: false, inFrame: false, isInForeignFrame: false, system: 'other' as HostSystem }
  container.bind(VisitWindow).toConstantValue(visitWindow)
  container.bind(SiteOrigin).toConstantValue('https://city.example')
  container.bind(CookieJar).toConstantValue(browser.cookies)
  container.bind(LocalStorage).toConstantValue(browser.storage)
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(DraftStorage).toConstantValue(storage)
  container.bind(TabChannel).toConstantValue(browser.tabs.open())
  container.bind(BrowserLanguages).toConstantValue(['en'])
  container.bind(SessionGateway).toConstantValue(gateway)
  const messengerAccount = new MemoryMessengerAccount()
  container.bind(MessengerAccountGateway).toConstantValue(messengerAccount)
  const ownProof = new MemoryOwnProof()
  container.bind(OwnProofGateway).toConstantValue(ownProof)
  container.bind(AccountGateway).toConstantValue(account)
  container.bind(MessagesGateway).toConstantValue(messages)
  const badges: number[] = []
  const [push, pushGateway] = [new MemoryPushDevice(), new MemoryPushGateway()]
  container.bind(PushDevice).toConstantValue(push)
  container.bind(PushGateway).toConstantValue(pushGateway)
  container.bind(AppBadge).toConstantValue({ show: (count) => badges.push(count) })
  container.bind(AgendaGateway).toConstantValue(agenda)
  const clashes = new MemoryClashes()
  container.bind(ClashesGateway).toConstantValue(clashes)
  const reports = recordedPort<ReportsGateway>({
    report: async () => success(undefined),
    limit: async () => success(null),
  })
  container.bind(ReportsGateway).toConstantValue(reports.port)
  container.bind(UploadGateway).toConstantValue(uploads)
  container.bind(PictureEditor).toConstantValue(uploads)
  container.bind(PictureChooser).toConstantValue({ canChoose: false, choose: async () => null })
  container.bind(PictureSaver).toConstantValue({ way: 'download', save: async () => false })
  container.bind(Vibration).toConstantValue({ vibrate: () => undefined })
  container.bind(AgreementsGateway).toConstantValue({
    clauses: async () => success([{ code: 'terms' as const, title: 'Terms of the city', updatedAt: 0 }]),
    agreements: async () =>
      success([
        { code: 'terms' as const, title: 'Terms', content: '<p>First.</p><p>Second.</p>' as unknown as SafeHtml },
        { code: 'privacy' as const, title: 'Privacy', content: '<p>Privately.</p>' as unknown as SafeHtml },
      ]),
  })
  const session = container.get(SessionStore)
  const notices = container.get(NoticesStore)
  container.get(TabChannel).listen((message) => message.type === 'session-changed' && session.readCookies())
  const shownNotices = () => notices.notices.map(({ text }) => ('code' in text ? text.code : text.text))
  return {
    container,
    bridge,
    messenger,
    visitWindow,
    messengerAccount,
    ownProof,
    clock,
    navigator,
    gateway,
    account,
    messages,
    badges,
    push,
    pushGateway,
    agenda,
    uploads,
    reports,
    clashes,
    drafts: kept,
    page,
    session,
    notices,
    told: shownNotices,
  }
}

/** Renders with the services of a tab, in English. */
export function renderWith({ container }: Pick<Tab, 'container'>, element: ReactElement) {
  const memory = new ScreenMemory(container.get(TabStorage as ServiceIdentifier<MemoryStorage>), () => '')
  return render(
    <AppContextProvider
      value={{ container, memory, loadFeature: async () => undefined, routeOf: () => null, history: null }}
    >
      <LanguageProvider value="en">
        <MemoryRouter>{element}</MemoryRouter>
      </LanguageProvider>
    </AppContextProvider>,
  )
}

export const at = (path: string, query: Readonly<Record<string, string>> = {}): ScreenLocation => ({
  path,
  params: {},
  query,
})
export const never = new AbortController().signal
