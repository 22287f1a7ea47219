import { homeHead, type FeedGateway } from '../../application/feed/feed-gateway'
import type { Feed } from '../../application/feed/feed'
import type { MakeFeed } from '../../application/feed/make-feed'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import type { CategoryHead } from '../../domain/feed/category'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { PagedListSnapshot } from '../../application/shared/paged-list'

export interface FeedTabSnapshot {
  readonly head: CategoryHead | null
  readonly list: PagedListSnapshot<FeedItem> | null
}

/** One tab of the home screen: the head above its feed, and the feed. Both are kept while another tab is shown. */
export class FeedTab {
  readonly head: Loadable<CategoryHead>
  readonly feed: Feed

  /** `id` is a category, or `homeHead` for the feed of all. */
  constructor(gateway: FeedGateway, makeFeed: MakeFeed, id: string) {
    this.head = new Loadable((signal) => gateway.head(id, signal))
    this.feed = makeFeed.execute(id === homeHead ? {} : { categoryId: id })
  }

  /** Head and feed concurrently. */
  async load(signal?: CancelSignal): Promise<void> {
    await Promise.all([this.head.load(signal), this.feed.load(signal)])
  }

  snapshot(): FeedTabSnapshot | null {
    const list = this.feed.snapshot()
    return list === null ? null : { head: this.head.value, list }
  }

  restore({ head, list }: FeedTabSnapshot): void {
    if (head !== null) this.head.set(head)
    if (list !== null) this.feed.list.restore(list)
  }
}
