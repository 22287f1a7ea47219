import { inject } from 'inversify'
import type { Feed } from '../../application/feed/feed'
import { LikeItem } from '../../application/feed/like-item'
import { MakeFeed } from '../../application/feed/make-feed'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import type { PagedListSnapshot } from '../../application/shared/paged-list'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S041: recommended topics, the newest first. */
export class SpecialsViewModel implements ScreenViewModel {
  readonly feed: Feed
  private path = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(MakeFeed) makeFeed: MakeFeed,
    @inject(LikeItem) private readonly likeItem: LikeItem,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.feed = makeFeed.execute({ kinds: ['special'] })
    observe(this)
  }

  async open({ path }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.path = path
    this.opening = this.feed.load(signal)
    await this.opening
  }

  show(): void {
    void this.opening.then(() => this.likeItem.resume(this.path, this.feed.change))
  }

  refresh(): Promise<void> {
    return this.feed.load()
  }

  like(item: FeedItem): void {
    void this.likeItem.execute(item, this.path, this.feed.change)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): PagedListSnapshot<FeedItem> | null {
    return this.feed.snapshot()
  }

  restore(saved: unknown, { path }: ScreenLocation): void {
    this.path = path
    this.feed.list.restore(saved as PagedListSnapshot<FeedItem>)
  }
}
