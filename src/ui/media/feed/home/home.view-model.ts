import { inject } from 'inversify'
import { FeedGateway, homeHead } from '../../../../application/media/feed/feed-gateway'
import { FirstPage } from '../../../../application/media/feed/first-page'
import { LikeItem } from '../../../../application/media/feed/like-item'
import { MakeFeed } from '../../../../application/media/feed/make-feed'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { Category } from '../../../../domain/media/feed/category'
import type { FeedItem } from '../../../../domain/frame/content/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { FeedTab } from './feed-tab'
import { FeedTabs } from '../feed-tabs'

const shortsShown = 8

/** S003, S004: the feed of everything, and a feed for each category. */
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

  onArrival(): void {
    void this.likeItem.resume(this.tabs.change)
  }

  async refresh(): Promise<void> {
    const { categories, tabs, shorts } = this
    const loadingCategories = categories.value === null ? categories.load() : undefined
    await Promise.all([loadingCategories, tabs.tab.load(), tabs.selected === homeHead && shorts?.load()])
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.tabs.change)
  }
}
