import { inject } from 'inversify'
import type { Feed } from '../../../application/media/feed/feed'
import type { FeedScope } from '../../../application/media/feed/feed-gateway'
import { LikeItem } from '../../../application/media/feed/like-item'
import { MakeFeed } from '../../../application/media/feed/make-feed'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource } from '../../../application/frame/shared/resource'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { ScreenLocation } from '../../frame/shell/screens/screen'

/** The one feed of a screen, whose items can be liked. */
export class ScreenFeed implements Resource {
  readonly feed: Feed
  private scope: () => Partial<FeedScope> = () => ({})

  constructor(
    @inject(MakeFeed) makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
  ) {
    this.feed = makeFeed.execute(() => this.scope())
    observe(this)
  }

  /** Sets the scope of the feed. The constructor of the screen's view-model calls it. */
  setScope(scope: () => Partial<FeedScope>): void {
    this.scope = scope
  }

  open(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    return this.feed.open(location, signal)
  }

  retryFailed(): void {
    this.feed.retryFailed()
  }

  snapshot(): unknown {
    return this.feed.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    return this.feed.restore(saved, location)
  }

  /** Sends a like that a login interrupted; call it once the screen is loaded. */
  resume(): void {
    void this.likeItem.resume(this.feed.change)
  }

  async refresh(): Promise<void> {
    await this.feed.load()
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.feed.change)
  }
}
