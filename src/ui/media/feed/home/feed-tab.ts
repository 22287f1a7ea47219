import { homeHead, type FeedGateway, type FeedScope } from '../../../../application/media/feed/feed-gateway'
import type { Feed } from '../../../../application/media/feed/feed'
import type { MakeFeed } from '../../../../application/media/feed/make-feed'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import type { CategoryHead } from '../../../../domain/media/feed/category'
import type { ScreenLocation } from '../../../frame/shell/screens/screen'

/** One tab of the home screen: the head above its feed, and the feed. */
export class FeedTab {
  readonly head: Loadable<CategoryHead>
  readonly feed: Feed
  private readonly scope: () => Partial<FeedScope>

  /** Makes a tab. `id` is a category, or `homeHead` for the feed of all categories. */
  constructor(gateway: FeedGateway, makeFeed: MakeFeed, id: string) {
    this.head = new Loadable((signal) => gateway.head(id, signal))
    this.scope = () => (id === homeHead ? makeFeed.homeScope() : { categoryId: id })
    this.feed = makeFeed.execute(this.scope)
  }

  /** Loads head and feed concurrently. */
  async load(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.head.load(signal), this.feed.load(signal)])
  }

  snapshot(): unknown {
    const feed = this.feed.snapshot()
    return feed === null ? null : { head: this.head.snapshot(), feed, below: this.scope().belowHead ?? null }
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    // In elder mode, which may have been chosen meanwhile, home has another feed.
    if (!isRecord(saved) || saved['below'] !== (this.scope().belowHead ?? null)) return false
    if (!this.feed.restore(saved['feed'], location)) return false
    if (!this.head.restore(saved['head'], location)) void this.head.load()
    return true
  }
}
