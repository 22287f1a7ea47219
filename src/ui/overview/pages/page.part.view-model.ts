import { inject } from 'inversify'
import { observable, reaction, runInAction } from 'mobx'
import { FirstPage } from '../../../application/media/feed/first-page'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { defaultPage, PagesGateway } from '../../../application/overview/pages/pages-gateway'
import { RichText } from '../../../application/overview/pages/rich-text'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Clock } from '../../../application/frame/shared/clock'
import type { PictureSource, SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource } from '../../../application/frame/shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'
import type { CardContent, CardOf, CustomPage, PageCard } from '../../../domain/overview/pages/page-card'
import { noLocation } from '../../../domain/frame/navigation/screen-location'
import { timeLeft, type TimeLeft } from '../../../domain/frame/shared/time-left'
import type { ScreenHead, ScreenLocation } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { CardContents } from './card-contents'

/** The number of cards that a page shows at first, and that it adds whenever its end comes near. */
const cardsAtOnce = 24

/**
 * S009, S160: an ordered list of cards, each of which loads, fails and retries independently. The blank id is the
 * default page of the site (S001): home, unless editors published one.
 */
export class PageViewModel implements Resource {
  readonly page: Loadable<CustomPage>
  /**
   * The current time in milliseconds since 1970; null until the screen is shown, since a first view is rendered with
   * the server's clock.
   */
  now: number | null = null
  /** Whether the code that renders rich text is loaded. */
  richText: 'waiting' | 'ready' | 'failed' = 'waiting'
  /** The number of cards that are shown; further ones follow as the page is scrolled. */
  shownCardCount = cardsAtOnce
  /** Whether this is a preview of an unpublished page (S160). */
  isPreview = false
  private id = ''
  private readonly contents: CardContents
  private readonly tabs = observable.map<string, string>()
  private isFirstEntry = false

  constructor(
    @inject(PagesGateway) private gateway: PagesGateway,
    @inject(RichText) private readonly sanitiser: RichText,
    @inject(FirstPage) private readonly firstPage: FirstPage,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.contents = new CardContents(() => this.gateway)
    this.page = new Loadable(async (signal) => {
      const outcome = this.isPreview
        ? await this.gateway.preview(this.id, signal)
        : await this.gateway.page(this.id || defaultPage, signal)
      // The contents are stored before the page is shown, so that a card that came with its content is never fetched.
      if (outcome.ok) this.contents.acceptPage(outcome.value)
      return outcome
    })
    observe(this)
  }

  /** Whether this is the site's start page, which shows the site's head. */
  get isStart(): boolean {
    return this.id === ''
  }

  /**
   * Whether home is shown as the default page, because no page is published, or because it cannot be loaded, as without
   * a network.
   */
  get isHome(): boolean {
    return this.isStart && this.page.value === null && this.page.state === 'failed'
  }

  get head(): ScreenHead | null {
    const page = this.page.value
    if (page === null) return null
    const head = { title: page.title, description: page.shareDescription, image: page.shareImage }
    return this.isStart ? { ...head, about: { kind: 'home', id: '' } } : head
  }

  async open(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.begin(location)
    await this.load(signal)
  }

  /** Opens a page that is being edited, which these pages hold instead of the platform. */
  async openDraft(drafts: PagesGateway): Promise<void> {
    this.gateway = drafts
    await this.open({ ...noLocation, params: { token: 'draft' } })
  }

  show(): () => void {
    if (this.isStart) this.isFirstEntry = this.firstPage.execute('/')
    let stop: () => void = () => undefined
    const endWatch = reaction(
      () => this.has('countdown'),
      (counts) => {
        stop()
        if (!counts) return
        this.tick()
        stop = this.clock.every(1000, this.tick)
      },
      { fireImmediately: true },
    )
    return () => {
      endWatch()
      stop()
    }
  }

  /** Loads the page again, which also retries broken cards. The current page stays until the new one is loaded. */
  async refresh(): Promise<void> {
    await this.load()
  }

  /** The content of a card, or of one tab of a tabs card. */
  contentOf(card: PageCard, tab?: string): Loadable<CardContent> {
    return this.contents.of(card, tab)
  }

  /** Fetches the content of a card, when it approaches the viewport or is retried. */
  fill(card: PageCard, tab?: string): void {
    const content = this.contents.of(card, tab)
    if (content.state === 'idle' || content.state === 'failed') void content.load()
  }

  /** The cards that are shown. */
  get cards(): readonly PageCard[] {
    return this.page.value?.cards.slice(0, this.shownCardCount) ?? []
  }

  get hasMoreCards(): boolean {
    return (this.page.value?.cards.length ?? 0) > this.shownCardCount
  }

  showMoreCards(): void {
    this.shownCardCount += cardsAtOnce
  }

  selectedTab(card: CardOf<'tabs'>): string {
    return this.tabs.get(card.id) ?? card.tabs[0]?.id ?? ''
  }

  selectTab(card: CardOf<'tabs'>, tab: string): void {
    this.tabs.set(card.id, tab)
    if (card.tabs.find(({ id }) => id === tab)?.tabs === undefined) this.fill(card, tab)
  }

  /** The time left of a countdown; undefined while the current time is unknown, null once it has ended. */
  timeLeft({ until }: CardOf<'countdown'>): TimeLeft | null | undefined {
    return this.now === null ? undefined : timeLeft(until, this.now)
  }

  async loadRichText(): Promise<void> {
    const isHere = await this.sanitiser.ready()
    runInAction(() => (this.richText = isHere ? 'ready' : 'failed'))
  }

  sanitisedBy(html: string, picture: (address: string) => PictureSource): SafeHtml {
    return this.sanitiser.clean(html, picture)
  }

  snapshot(): unknown {
    const page = this.page.snapshot()
    if (page === null) return null
    return { page, contents: this.contents.snapshot(), tabs: Object.fromEntries(this.tabs), reach: this.shownCardCount }
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    if (!isRecord(saved)) return false
    const { page, contents, tabs, reach } = saved
    if (!isRecord(contents) || !isRecord(tabs) || typeof reach !== 'number') return false
    if (!this.page.restore(page, location)) return false
    this.begin(location)
    this.shownCardCount = reach
    this.contents.restore(contents, this.page.value?.cards ?? [])
    for (const [card, tab] of Object.entries(tabs)) if (typeof tab === 'string') this.tabs.set(card, tab)
    if (this.has('rich-text')) void this.loadRichText()
    return true
  }

  private begin({ params }: ScreenLocation): void {
    this.isPreview = params.token !== undefined
    this.id = params.token ?? params.id ?? ''
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.page.load(signal)
    if (this.isHome && !this.isFirstEntry && signal?.aborted !== true)
      this.navigator.navigateTo(homePath, { replace: true })
    if (this.page.state === 'ready' && this.has('rich-text')) await this.loadRichText()
  }

  private tick(): void {
    this.now = this.clock.now()
  }

  private has(type: PageCard['type']): boolean {
    return this.page.value?.cards.some((card) => card.type === type) ?? false
  }
}
