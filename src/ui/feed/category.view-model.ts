import { inject } from 'inversify'
import { observable } from 'mobx'
import type { Feed } from '../../application/feed/feed'
import { FeedGateway } from '../../application/feed/feed-gateway'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { PagedListSnapshot } from '../../application/shared/paged-list'
import type { Category } from '../../domain/feed/category'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { categoryOf } from './category-of'

interface CategorySnapshot {
  readonly selected: string
  readonly categories: readonly Category[] | null
  readonly lists: Readonly<Record<string, PagedListSnapshot<FeedItem>>>
}

/** The tab of the whole category. */
export const wholeCategory = ''
const checkInterval = 60_000

/** S011: the feed of a category, and one for each of its sub-categories, all kept while another is shown. */
export class CategoryViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly Category[]>
  selected = wholeCategory
  private id = ''
  private path = ''
  private readonly feeds = observable.map<string, Feed>(undefined, { deep: false })
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(FeedGateway) gateway: FeedGateway,
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    observe(this)
  }

  get category(): Category | null {
    return this.categories.value?.find(({ id }) => id === this.id) ?? null
  }

  /** The categories are loaded, and this is none of them. */
  get isGone(): boolean {
    return this.categories.state === 'ready' && this.category === null
  }

  get feed(): Feed | null {
    return this.feeds.get(this.selected) ?? null
  }

  get head(): ScreenHead {
    return { title: this.category?.name ?? '', about: { kind: 'category', id: this.id } }
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.begin(location)
    this.opening = Promise.all([this.categories.load(signal), this.feed?.load(signal)])
    await this.opening
  }

  show(): () => void {
    void this.opening.then(() => this.likeItem.resume(this.path, this.change))
    void this.feed?.lookForNewer()
    return this.clock.every(checkInterval, () => void this.feed?.lookForNewer())
  }

  select(id: string): void {
    if (!this.feeds.has(id)) this.add(id)
    this.selected = id
    const { feed } = this
    if (feed === null) return
    if (feed.list.state === 'idle' || feed.list.state === 'failed') void feed.load()
    else void feed.lookForNewer()
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

  snapshot(): CategorySnapshot {
    const lists = [...this.feeds].flatMap(([id, feed]) => {
      const saved = feed.snapshot()
      return saved === null ? [] : [[id, saved] as const]
    })
    return { selected: this.selected, categories: this.categories.value, lists: Object.fromEntries(lists) }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { selected, categories, lists } = saved as CategorySnapshot
    this.begin(location)
    if (categories !== null) this.categories.set(categories)
    else void this.categories.load()
    for (const [id, list] of Object.entries(lists)) {
      if (!this.feeds.has(id)) this.add(id)
      this.feeds.get(id)?.list.restore(list)
    }
    this.select(selected)
  }

  private begin(location: ScreenLocation): void {
    const { id, path } = categoryOf(location)
    this.id = id
    this.path = path
    if (!this.feeds.has(wholeCategory)) this.add(wholeCategory)
  }

  private add(id: string): void {
    this.feeds.set(
      id,
      this.makeFeed.execute(
        id === wholeCategory ? { categoryId: this.id } : { categoryId: this.id, subCategoryId: id },
      ),
    )
  }

  private change(key: string, change: (item: FeedItem) => FeedItem): void {
    for (const feed of this.feeds.values()) feed.change(key, change)
  }
}
