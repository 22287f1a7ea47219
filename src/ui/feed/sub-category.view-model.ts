import { inject } from 'inversify'
import type { Feed } from '../../application/feed/feed'
import { FeedGateway } from '../../application/feed/feed-gateway'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { PagedListSnapshot } from '../../application/shared/paged-list'
import type { Category, SubCategory } from '../../domain/feed/category'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { categoryOf } from './category-of'

interface SubCategorySnapshot {
  readonly categories: readonly Category[] | null
  readonly list: PagedListSnapshot<FeedItem> | null
}

/** S012: the feed of a sub-category. */
export class SubCategoryViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  feed: Feed | null = null
  private id = ''
  private path = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(FeedGateway) gateway: FeedGateway,
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    observe(this)
  }

  get subCategory(): SubCategory | null {
    return this.category?.children.find(({ id }) => id === this.id) ?? null
  }

  get isGone(): boolean {
    return this.categories.state === 'ready' && this.subCategory === null
  }

  get head(): ScreenHead {
    const { category, id } = this
    return {
      title: this.subCategory?.name ?? '',
      about: { kind: 'subCategory', id, ...(category === undefined ? {} : { category }) },
    }
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    const feed = this.begin(location)
    this.opening = Promise.all([this.categories.load(signal), feed.load(signal)])
    await this.opening
  }

  show(): void {
    void this.opening.then(() => this.likeItem.resume(this.path, this.change))
  }

  async refresh(): Promise<void> {
    const missing = this.categories.value === null ? this.categories.load() : undefined
    await Promise.all([missing, this.feed?.load()])
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.path, this.change)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): SubCategorySnapshot {
    return { categories: this.categories.value, list: this.feed?.snapshot() ?? null }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { categories, list } = saved as SubCategorySnapshot
    const feed = this.begin(location)
    if (categories !== null) this.categories.set(categories)
    else void this.categories.load()
    if (list !== null) feed.list.restore(list)
    else void feed.load()
  }

  private begin(location: ScreenLocation): Feed {
    const { id, path } = categoryOf(location)
    this.id = id
    this.path = path
    this.feed ??= this.makeFeed.execute({ subCategoryId: this.id })
    return this.feed
  }

  private change(key: string, change: (item: FeedItem) => FeedItem): void {
    this.feed?.change(key, change)
  }

  private get category(): Category | undefined {
    return this.categories.value?.find(({ children }) => children.some(({ id }) => id === this.id))
  }
}
