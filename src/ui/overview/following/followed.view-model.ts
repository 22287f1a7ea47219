import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page } from '../../../application/frame/shared/page'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { FollowingGateway } from '../../../application/overview/following/following-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { publisherKinds, type PublisherKind } from '../../../domain/frame/content/content-kinds'
import { feedKey, type FeedItem } from '../../../domain/frame/content/feed-item'
import { success } from '../../../domain/frame/shared/result'
import type { FollowedPublisher } from '../../../domain/overview/following/following'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The tabs: what all publishers published, and the publishers of each kind. */
export const followedTabs = ['', ...publisherKinds] as const

type FollowedRow = { readonly item: FeedItem } | { readonly publisher: FollowedPublisher }

/** S069: whom the member follows, and what they published. */
export class FollowedViewModel implements ScreenViewModel {
  readonly rows: FilteredList<FollowedRow, { readonly tab: string }>
  readonly resources: Resources

  constructor(
    @inject(FollowingGateway) gateway: FollowingGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.rows = new FilteredList<FollowedRow, { readonly tab: string }>({
      navigator,
      defaults: { tab: '' },
      load: async ({ tab }, request, signal) => {
        const kind = kindOf(tab)
        return kind === null
          ? rowsOf(await gateway.news(request, signal), (item) => ({ item }))
          : rowsOf(await gateway.publishers(kind, request, signal), (publisher) => ({ publisher }))
      },
      keyOf: (row) => ('item' in row ? feedKey(row.item) : row.publisher.id),
    })
    this.resources = { rows: this.rows }
    observe(this)
  }

  /** The kind of publishers of the open tab; null where it shows what all of them published. */
  get kind(): PublisherKind | null {
    return kindOf(this.rows.filters.tab)
  }

  choose(tab: string): void {
    this.rows.choose({ tab })
  }

  /** Leaves a publisher, or follows them again. */
  toggle(publisher: FollowedPublisher): void {
    if (this.kind === null) return
    void this.following.toggle(this.kind, publisher, (id, change) =>
      this.rows.replace(id, (row) => ('item' in row ? row : { publisher: change(row.publisher) })),
    )
  }
}

function kindOf(tab: string): PublisherKind | null {
  return publisherKinds.find((kind) => kind === tab) ?? null
}

function rowsOf<Sent>(outcome: Outcome<Page<Sent>>, rowOf: (sent: Sent) => FollowedRow): Outcome<Page<FollowedRow>> {
  return outcome.ok ? success({ ...outcome.value, items: outcome.value.items.map(rowOf) }) : outcome
}
