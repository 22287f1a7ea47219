import { inject } from 'inversify'
import { observable } from 'mobx'
import { FeedGateway, homeHead } from '../../application/feed/feed-gateway'
import { FirstPage } from '../../application/feed/first-page'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Category } from '../../domain/feed/category'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { FeedTab, type FeedTabSnapshot } from './feed-tab'

interface HomeSnapshot {
  readonly selected: string
  readonly categories: readonly Category[] | null
  readonly tabs: Readonly<Record<string, FeedTabSnapshot>>
  readonly shorts: readonly FeedItem[] | null
}

const home = '/index'
/** Milliseconds between two checks for newer items while the screen is shown. */
const checkInterval = 60_000
const shortsShown = 8

/** S003, S004: the feed of everything, and one for each category, all kept while another is shown. */
export class HomeViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  /** The newest short videos; null when this version has no screen for them. */
  readonly shorts: Loadable<readonly FeedItem[]> | null
  selected = homeHead
  readonly head: ScreenHead = { title: '', about: { kind: 'home', id: '' } }
  private readonly tabs = observable.map<string, FeedTab>(undefined, { deep: false })
  private path = home
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(FeedGateway) private readonly gateway: FeedGateway,
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(FirstPage) private readonly firstPage: FirstPage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.shorts = makeFeed.newest('short', shortsShown)
    observe(this)
    this.add(homeHead)
  }

  /** The feed of everything. */
  get home(): FeedTab {
    return this.tabs.get(homeHead)!
  }

  get tab(): FeedTab {
    return this.tabs.get(this.selected) ?? this.home
  }

  async open({ path }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.path = path
    this.opening = Promise.all([this.categories.load(signal), this.tab.load(signal), this.shorts?.load(signal)])
    await this.opening
  }

  show(): () => void {
    if (this.path === home) this.firstPage.execute(home)
    // Once the list is loaded, so that its card shows the like.
    void this.opening.then(() => this.likeItem.resume(this.path, this.change))
    void this.tab.feed.lookForNewer()
    return this.clock.every(checkInterval, () => void this.tab.feed.lookForNewer())
  }

  /** Selects another tab, whose list is as it was left. */
  select(id: string): void {
    if (!this.tabs.has(id)) this.add(id)
    this.selected = id
    const { feed } = this.tab
    if (feed.list.state === 'idle' || feed.list.state === 'failed') void this.tab.load()
    else void feed.lookForNewer()
  }

  async refresh(): Promise<void> {
    const missing = this.categories.value === null ? this.categories.load() : undefined
    await Promise.all([missing, this.tab.load(), this.selected === homeHead && this.shorts?.load()])
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.path, this.change)
  }

  snapshot(): HomeSnapshot {
    const tabs = [...this.tabs].flatMap(([id, tab]) => {
      const saved = tab.snapshot()
      return saved === null ? [] : [[id, saved] as const]
    })
    return {
      selected: this.selected,
      categories: this.categories.value,
      tabs: Object.fromEntries(tabs),
      shorts: this.shorts?.value ?? null,
    }
  }

  restore(saved: unknown, { path }: ScreenLocation): void {
    this.path = path
    const { selected, categories, tabs, shorts } = saved as HomeSnapshot
    if (categories !== null) this.categories.set(categories)
    else void this.categories.load()
    if (shorts !== null) this.shorts?.set(shorts)
    else void this.shorts?.load()
    for (const [id, tab] of Object.entries(tabs)) {
      if (!this.tabs.has(id)) this.add(id)
      this.tabs.get(id)?.restore(tab)
    }
    this.select(selected)
  }

  private add(id: string): void {
    this.tabs.set(id, new FeedTab(this.gateway, this.makeFeed, id))
  }

  /** One content may be in several tabs. */
  private change(key: string, change: (item: FeedItem) => FeedItem): void {
    for (const tab of this.tabs.values()) tab.feed.change(key, change)
  }
}
