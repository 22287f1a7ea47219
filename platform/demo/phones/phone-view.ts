import { button, element, selectField, type Shown } from './elements'
import { hostNames, hosts, isApp, type HostName } from './hosts'
import { logView } from './log-view'
import { Phone, type FrameWindow, type PhoneParts } from './phone'
import type { phonesWords } from './phones.words'
import { switchesView } from './switches-view'

type Words = (typeof phonesWords)['en']

export interface PhoneViewParts extends Omit<PhoneParts, 'reload' | 'onChange'> {
  readonly number: number
  readonly host: HostName
  readonly path: string
  readonly words: Words
  /** The origin of the client that counts as foreign here; null where this machine has no second name. */
  readonly foreignOrigin: string | null
  /** The code of an app, by system and example. */
  readonly codeOf: (system: 'Android' | 'iOS', example: number) => string
  /** Removes the phone; null for the first one, which stays. */
  readonly remove: (() => void) | null
}

/** A phone and what stands beside it: its host, the switches, the log and the code. */
export class PhoneView {
  readonly element: HTMLElement
  readonly phone: Phone
  private readonly frame: HTMLIFrameElement
  private readonly shown: readonly Shown<HTMLElement>[]
  readonly number: number
  private path: string
  private hasEntered = false

  constructor(private readonly parts: PhoneViewParts) {
    const { number, words } = parts
    this.number = number
    this.path = parts.path
    this.frame = element('iframe', { name: number === 1 ? 'phone' : `phone-${number}`, title: words.screen(number) })
    this.phone = new Phone(parts.host, { ...parts, reload: () => this.load(), onChange: () => this.update() })
    const device = this.device()
    const panel = this.panel()
    this.shown = [device, panel]
    this.element = element(
      'section',
      { class: 'phone', 'aria-label': words.phone(number) },
      device.element,
      panel.element,
    )
    this.frame.addEventListener('load', () => this.update())
  }

  /** Whether a window is that of this phone's page. */
  isOf(window: unknown): boolean {
    return this.frame.contentWindow === window
  }

  enter(window: FrameWindow): void {
    this.hasEntered = true
    this.phone.enter(window)
  }

  /** Loads the page from the beginning, or from where it is. */
  load(): void {
    const here = addressIn(this.frame)
    if (here !== null) this.path = here
    this.hasEntered = false
    const { foreignOrigin } = this.parts
    const isForeign = this.phone.host === 'framed'
    this.frame.hidden = isForeign && foreignOrigin === null
    this.frame.src = isForeign ? (foreignOrigin ?? 'about:blank') + this.path : this.path
    this.phone.shown = { ...this.phone.shown, isClosed: false }
    this.update()
  }

  /** Shows what has changed in the phone, and what the address of its page is now. */
  update(): void {
    this.frame.style.colorScheme = this.phone.isDark ? 'dark' : 'light'
    for (const { update } of this.shown) update()
  }

  /** Notes what a page in a frame tells the page around it. */
  receive(data: unknown): void {
    this.phone.log.told('postMessage', data, null)
  }

  private device(): Shown<HTMLElement> {
    const { words } = this.parts
    const status = element('div', { class: 'status', 'aria-hidden': 'true' }, element('span', {}, '9:41'))
    const head = element('div', { class: 'page-head' })
    const player = element('div', { class: 'player', role: 'status' })
    const again = button(words.openAgain, () =>
      this.phone.isInBackground ? this.phone.setBackground(false) : this.load(),
    )
    const coverText = element('p')
    const cover = element('div', { class: 'cover' }, coverText, again)
    const notice = element('p', { class: 'notice', role: 'status' })
    const screen = element('div', { class: 'screen' }, status, head, this.frame, cover)
    return {
      element: element('div', { class: 'device' }, element('div', { class: 'case' }, screen), player, notice),
      update: () => {
        const { host, shown, isInBackground } = this.phone
        screen.dataset['host'] = isApp(host) ? 'app' : host
        status.dataset['ink'] = isApp(host) ? shown.ink : 'dark'
        status.style.backgroundColor = isApp(host) ? shown.colour : ''
        head.replaceChildren(...headOf(hosts[host].head, this.frame, words))
        head.hidden = hosts[host].head === 'none'
        cover.hidden = !shown.isClosed && !isInBackground
        // What is covered can be neither seen nor reached.
        this.frame.inert = !cover.hidden
        coverText.textContent = isInBackground ? words.atHome : words.closed
        const { play } = shown
        const title = play === null ? '' : (play.state === 'playing' ? words.playing : words.paused)(play.title)
        if (player.textContent !== title) player.textContent = title
        const text = this.noticeText()
        if (notice.textContent !== text) notice.textContent = text
      },
    }
  }

  private noticeText(): string {
    const { words, foreignOrigin } = this.parts
    if (this.phone.host === 'framed') return foreignOrigin === null ? words.notHere : ''
    const isLoaded = this.frame.contentDocument?.readyState === 'complete'
    const isPage = (addressIn(this.frame) ?? 'about:').startsWith('/')
    return isLoaded && isPage && !this.hasEntered ? words.notEntered : ''
  }

  private panel(): Shown<HTMLElement> {
    const { words, number, accounts, remove, codeOf } = this.parts
    const host = selectField<HostName>({
      label: words.host,
      options: hostNames.map((name) => [name, words.hosts[name]]),
      value: () => this.phone.host,
      choose: (name) => this.phone.choose(name),
    })
    const about = element('p', { class: 'quiet' })
    const switches = switchesView({ phone: this.phone, accounts, words, reload: () => this.load() })
    const log = logView(() => this.phone.log, words)
    const code = element('pre', { tabindex: '0', 'aria-label': words.code })
    const codePart = element('details', {}, element('summary', {}, words.code), code)
    const title = element('div', { class: 'head' }, element('h2', {}, words.phone(number)))
    if (remove !== null) title.append(button(words.removePhone, remove))
    return {
      element: element(
        'div',
        { class: 'panel' },
        element('div', {}, title, host.element, about, switches.element),
        element('div', {}, log.element, codePart),
      ),
      update: () => {
        const { code: example } = hosts[this.phone.host]
        about.textContent = words.about[this.phone.host]
        const text = example === null ? '' : codeOf(...example)
        if (code.textContent !== text) code.textContent = text
        codePart.hidden = text === ''
        for (const each of [host, switches, log]) each.update()
      },
    }
  }
}

/** The path of the page in a frame; null where it is foreign, or not there yet. */
function addressIn(frame: HTMLIFrameElement): string | null {
  try {
    const { location } = frame.contentWindow!
    return location.protocol === 'about:' ? null : location.pathname + location.search
  } catch {
    return null
  }
}

function headOf(kind: 'none' | 'address' | 'title' | 'embedding', frame: HTMLIFrameElement, words: Words): Node[] {
  switch (kind) {
    case 'none':
      return []
    case 'address':
      return [element('code', {}, location.host + (addressIn(frame) ?? ''))]
    case 'title':
      return [element('b', {}, frame.contentDocument?.title ?? '')]
    case 'embedding':
      return [element('b', {}, words.partner), element('span', {}, words.partnerText)]
  }
}
