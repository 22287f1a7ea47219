import { inject } from 'inversify'
import type { Feed } from '../../application/feed/feed'
import type { FeedScope } from '../../application/feed/feed-gateway'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import type { PagedListSnapshot } from '../../application/shared/paged-list'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenLocation } from '../shell/screen'

/** The feed of a screen that shows nothing else: its view-model calls each method in its own. */
export class ScreenFeed {
  feed: Feed | null = null
  private path = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(MakeFeed) private readonly makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
  ) {
    observe(this)
  }

  async open(scope: Partial<FeedScope>, location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.opening = this.begin(scope, location).load(signal)
    await this.opening
  }

  show(): void {
    void this.opening.then(() => this.likeItem.resume(this.path, this.change))
  }

  async refresh(): Promise<void> {
    await this.feed?.load()
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.path, this.change)
  }

  snapshot(): PagedListSnapshot<FeedItem> | null {
    return this.feed?.snapshot() ?? null
  }

  restore(scope: Partial<FeedScope>, saved: unknown, location: ScreenLocation): void {
    this.begin(scope, location).list.restore(saved as PagedListSnapshot<FeedItem>)
  }

  private begin(scope: Partial<FeedScope>, { path }: ScreenLocation): Feed {
    this.path = path
    this.feed ??= this.makeFeed.execute(scope)
    return this.feed
  }

  private change(key: string, change: (item: FeedItem) => FeedItem): void {
    this.feed?.change(key, change)
  }
}
