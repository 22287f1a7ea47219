import { inject } from 'inversify'
import type { Feed } from '../../../../application/media/feed/feed'
import { FeedGateway } from '../../../../application/media/feed/feed-gateway'
import { LikeItem } from '../../../../application/media/feed/like-item'
import { MakeFeed } from '../../../../application/media/feed/make-feed'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { Category } from '../../../../domain/media/feed/category'
import type { FeedItem } from '../../../../domain/frame/content/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { categoryIdOf } from '../category-id-of'
import { FeedTabs } from '../feed-tabs'

/** The tab of the whole category. */
export const wholeCategory = ''

/** S011: the feed of a category, and a feed for each of its sub-categories. */
export class CategoryViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  readonly tabs: FeedTabs<Feed>
  readonly resources: Resources
  private id = ''

  constructor(
    @inject(FeedGateway) gateway: FeedGateway,
    @inject(MakeFeed) makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(Clock) clock: Clock,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.tabs = new FeedTabs({
      clock,
      first: wholeCategory,
      make: (tab) =>
        makeFeed.execute(() => ({ categoryId: this.id, ...(tab !== wholeCategory && { subCategoryId: tab }) })),
      feedOf: (feed) => feed,
    })
    this.resources = { categories: this.categories, tabs: this.tabs }
    observe(this)
  }

  get category(): Category | null {
    return this.categories.value?.find(({ id }) => id === this.id) ?? null
  }

  /** Whether the categories are loaded, and this category is not among them. */
  get isGone(): boolean {
    return this.categories.state === 'ready' && this.category === null
  }

  get head(): ScreenHead {
    return { title: this.category?.name ?? '', about: { kind: 'category', id: this.id } }
  }

  applyLocation(location: ScreenLocation): void {
    this.id = categoryIdOf(location)
  }

  onArrival(): void {
    void this.likeItem.resume(this.tabs.change)
  }

  async refresh(): Promise<void> {
    const loadingCategories = this.categories.value === null ? this.categories.load() : undefined
    await Promise.all([loadingCategories, this.tabs.feed.load()])
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.tabs.change)
  }
}
