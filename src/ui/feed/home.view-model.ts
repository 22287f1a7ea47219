import { inject } from 'inversify'
import { FeedGateway, homeHead } from '../../application/feed/feed-gateway'
import { FirstPage } from '../../application/feed/first-page'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Resources } from '../../application/shared/resource'
import type { Category } from '../../domain/feed/category'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { homePath } from '../site/site.routes'
import { FeedTab } from './feed-tab'
import { FeedTabs } from './feed-tabs'

const shortsShown = 8

/** S003, S004: the feed of everything, and one for each category. */
export class HomeViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  /** The newest short videos; null when this version has no screen for them. */
  readonly shorts: Loadable<readonly FeedItem[]> | null
  readonly tabs: FeedTabs<FeedTab>
  readonly resources: Resources
  readonly head: ScreenHead = { title: '', about: { kind: 'home', id: '' } }

  constructor(
    @inject(FeedGateway) gateway: FeedGateway,
    @inject(MakeFeed) makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(FirstPage) private readonly firstPage: FirstPage,
    @inject(Clock) clock: Clock,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.shorts = makeFeed.newest('short', shortsShown)
    this.tabs = new FeedTabs({
      clock,
      first: homeHead,
      make: (id) => new FeedTab(gateway, makeFeed, id),
      feedOf: ({ feed }) => feed,
    })
    this.resources = {
      categories: this.categories,
      tabs: this.tabs,
      ...(this.shorts !== null && { shorts: this.shorts }),
    }
    observe(this)
  }

  show({ path }: ScreenLocation): void {
    if (path === homePath) this.firstPage.execute(homePath)
  }

  arrived(): void {
    void this.likeItem.resume(this.tabs.change)
  }

  async refresh(): Promise<void> {
    const { categories, tabs, shorts } = this
    const missing = categories.value === null ? categories.load() : undefined
    await Promise.all([missing, tabs.tab.load(), tabs.selected === homeHead && shorts?.load()])
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.tabs.change)
  }
}
