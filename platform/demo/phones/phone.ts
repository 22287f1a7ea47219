import { appAnswers, messengerAnswers, type PhoneWorld } from './app-answers'
import { CallLog } from './call-log'
import { hosts, isApp, type HostName } from './hosts'
import { loseNetwork, tellNetwork, tellVisibility } from './lost-network'
import type { PhoneSettings } from './page-data'
import { simulatedApp, type AppMood, type SimulatedApp } from './sides/simulated-app'

/** A new app has all methods, an old one those of the first version of the interface. */
export type AppAge = 'new' | 'old'
/** Milliseconds after which an app that answers late does so. */
const lateAfter = 3_000

export type FrameWindow = Window & typeof globalThis

/** What an account of the demo is to the app: its user. */
export interface AppAccount {
  readonly nickname: string
  readonly token: () => Promise<string>
}

export interface PhoneParts {
  readonly settings: PhoneSettings
  readonly accounts: readonly AppAccount[]
  readonly world: Omit<PhoneWorld, 'session' | 'hasUser' | 'isDark' | 'isBig' | 'isOnline' | 'isSigned'>
  readonly isSigned: (signed: Readonly<Record<string, unknown>>, address: string) => Promise<boolean>
  /** Loads the page of the phone again. */
  readonly reload: () => void
  readonly onChange: () => void
  readonly after: (milliseconds: number, act: () => void) => void
}

/** What the page told the app to show around it. */
interface ShownByApp {
  readonly title: string
  readonly colour: string
  readonly ink: string
  readonly play: { readonly state: string; readonly title: string } | null
  readonly isClosed: boolean
}
const nothingShown: ShownByApp = { title: '', colour: '', ink: 'dark', play: null, isClosed: false }

/** A phone of the demo: the app around the page, and what its user does with both. */
export class Phone {
  readonly log: CallLog
  mood: AppMood = 'answered'
  version: AppAge = 'new'
  readonly missing = new Set<string>()
  isDark = false
  isBig = false
  isLost = false
  isInBackground = false
  shown: ShownByApp = nothingShown
  /** The account of the app's user, by its place in the list; null while they are logged out. */
  account: number | null = null
  private window: FrameWindow | null = null
  private app: SimulatedApp | null = null

  constructor(
    public host: HostName,
    private readonly parts: PhoneParts,
  ) {
    this.log = new CallLog(parts.onChange)
  }

  /** All methods that the app may have; none in a host without an app. */
  get methods(): readonly string[] {
    return Object.keys(this.allAnswers())
  }

  /** Puts the native side into a document before its scripts start. */
  enter(window: FrameWindow): void {
    const { side, mark } = hosts[this.host]
    const { settings, onChange } = this.parts
    this.window = window
    this.shown = nothingShown
    // A phone has no bars beside what scrolls.
    window.document.documentElement.style.setProperty('scrollbar-width', 'none')
    loseNetwork(window, () => this.isLost)
    if (this.isInBackground) tellVisibility(window, true)
    if (mark !== null) addMark(window, mark === 'app' ? settings.appMark : settings.messengerMark)
    const answers = Object.fromEntries(Object.entries(this.allAnswers()).filter(([name]) => !this.missing.has(name)))
    const app = simulatedApp(answers)
    app.mood = this.mood
    this.app = app
    this.noteCalls(app)
    side?.(window, settings.bridge, app)
    if (isApp(this.host) && this.version === 'old') {
      const page = window as unknown as Record<string, object | undefined>
      page['townsquareBridge'] = { ...page['townsquareBridge'], version: 1 }
    }
    onChange()
  }

  choose(host: HostName): void {
    this.host = host
    this.app = null
    this.window = null
    this.missing.clear()
    this.log.clear()
    this.parts.reload()
  }

  setMood(mood: AppMood): void {
    this.mood = mood
    if (this.app !== null) this.app.mood = mood
    this.parts.onChange()
  }

  /** Starts the page again with an app that answers so. A page learns only at its start which methods there are. */
  startWith(mood: AppMood): void {
    this.mood = mood
    this.parts.reload()
  }

  setVersion(version: AppAge): void {
    this.version = version
    this.parts.reload()
  }

  setMissing(method: string, isMissing: boolean): void {
    if (isMissing) this.missing.add(method)
    else this.missing.delete(method)
    this.parts.reload()
  }

  setDark(isDark: boolean): void {
    this.isDark = isDark
    this.tell('theme', isDark ? 'dark' : 'light')
  }

  setBig(isBig: boolean): void {
    this.isBig = isBig
    this.tell('textSize', isBig ? 1.25 : 1)
  }

  setLost(isLost: boolean): void {
    this.isLost = isLost
    if (this.window !== null) tellNetwork(this.window, !isLost)
    this.tell('networkKind', isLost ? 'none' : 'wifi')
  }

  setBackground(isInBackground: boolean): void {
    this.isInBackground = isInBackground
    if (isApp(this.host)) this.tell(isInBackground ? 'background' : 'foreground')
    else if (this.window !== null) tellVisibility(this.window, isInBackground)
    this.parts.onChange()
  }

  /** The phone's back button: the app asks the page first, and closes it when the page has nothing to leave. */
  back(): void {
    if (!isApp(this.host)) return this.window?.history.back()
    if (this.tell('back') !== true) this.show({ isClosed: true })
  }

  logOut(): void {
    this.account = null
    this.tell('logOut')
  }

  async changeAccount(account: number): Promise<void> {
    this.account = account
    this.parts.onChange()
    const token = await this.parts.accounts[account]?.token()
    if (token !== undefined && this.account === account) this.tell('account', { token })
  }

  private tell(event: string, value?: unknown): unknown {
    if (!isApp(this.host) || this.app === null) return this.parts.onChange()
    const answer = this.app.tell(event, value)
    this.log.told(event, value, answer)
    return answer
  }

  private allAnswers(): Record<string, unknown> {
    const world: PhoneWorld = {
      ...this.parts.world,
      session: async () => ({ token: await this.token() }),
      hasUser: () => this.account !== null,
      isDark: () => this.isDark,
      isBig: () => this.isBig,
      isOnline: () => !this.isLost,
      isSigned: (signed) => this.parts.isSigned(signed, this.window?.location.href ?? ''),
    }
    if (this.host === 'messenger') return messengerAnswers(world)
    return isApp(this.host) ? appAnswers(world) : {}
  }

  /** The app's user, who is asked by the app where they are logged out: the demo's first account logs in. */
  private async token(): Promise<string> {
    this.account ??= 0
    this.parts.onChange()
    const token = await this.parts.accounts[this.account]?.token()
    if (token === undefined) throw new Error('no account')
    return token
  }

  private noteCalls(app: SimulatedApp): void {
    const { receive } = app
    app.receive = (method, argument, reply) => {
      const note = this.log.called(method, argument)
      const isCurrent = () => this.app === app
      receive(method, argument, {
        answer: (value) => {
          if (isCurrent()) note.answered(value)
          reply.answer(value)
        },
        refuse: () => {
          if (isCurrent()) note.refused()
          reply.refuse()
        },
      })
      this.follow(method, Object.values((argument ?? {}) as Readonly<Record<string, unknown>>).map(String))
      if (app.mood === 'late') this.parts.after(lateAfter, () => app.answerLate())
    }
  }

  /** Shows what the page told the app to show; the fields stand in the order of docs/hosts.md. */
  private follow(method: string, [first = '', second = '']: readonly string[]): void {
    if (method === 'setTitle') this.show({ title: first })
    if (method === 'setStatusBar') this.show({ colour: first, ink: second })
    if (method === 'playState') this.show({ play: first === 'stopped' ? null : { state: first, title: second } })
    if (method === 'close' || method === 'closeWindow') this.show({ isClosed: true })
  }

  private show(part: Partial<ShownByApp>): void {
    this.shown = { ...this.shown, ...part }
    this.parts.onChange()
  }
}

function addMark(window: Window, mark: string): void {
  const { userAgent } = window.navigator
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, value: `${userAgent} ${mark}` })
}
