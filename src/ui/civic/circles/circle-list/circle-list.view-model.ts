import { inject } from 'inversify'
import { CirclePostsGateway } from '../../../../application/civic/circles/circle-posts-gateway'
import { CirclesGateway } from '../../../../application/civic/circles/circles-gateway'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../../application/frame/lists/search-text'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page, PageRequest } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { CircleCard } from '../../../../domain/civic/circles/circle'
import type { CirclePostCard } from '../../../../domain/civic/circles/circle-post'
import { success } from '../../../../domain/frame/shared/result'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** The value of `mine` that lists what the member wrote, instead of circles. */
export const ownPosts = 'posts'

export type ListedInCircles =
  | { readonly kind: 'circle'; readonly circle: CircleCard }
  | { readonly kind: 'post'; readonly post: CirclePostCard }

/** All circles by size, the visitor's own, or what they wrote in circles, with a search of circles. */
export class CircleListViewModel implements ScreenViewModel {
  readonly entries: FilteredList<ListedInCircles, { readonly mine: string; readonly search: string }>
  readonly search: SearchText
  readonly resources: Resources

  constructor(
    @inject(CirclesGateway) private readonly gateway: CirclesGateway,
    @inject(CirclePostsGateway) private readonly posts: CirclePostsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.entries = new FilteredList({
      navigator,
      defaults: { mine: '', search: '' },
      load: (filters, request, signal) => this.load(filters, request, signal),
      keyOf: (entry) => (entry.kind === 'circle' ? entry.circle.id : entry.post.id),
    })
    this.search = new SearchText({
      searched: () => this.entries.filters.search,
      search: (search) => this.entries.choose({ search }),
    })
    this.resources = { entries: this.entries }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Reloads the visitor's own list, since an act on another screen may have changed it. */
  show(): void {
    if (this.entries.filters.mine !== '' && this.isMember && this.entries.list.state === 'ready')
      void this.entries.refresh()
  }

  /** A guest has nothing of their own, and is offered the login instead. */
  private async load(
    { mine, search }: { readonly mine: string; readonly search: string },
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ListedInCircles>>> {
    if (mine !== '' && !this.isMember) return success({ items: [], nextCursor: null })
    if (mine === ownPosts) {
      const written = await this.posts.mine(request, signal)
      return entriesOf(written, (post) => ({ kind: 'post', post }))
    }
    const found = await this.gateway.list({ mine: mine === '1', search }, request, signal)
    return entriesOf(found, (circle) => ({ kind: 'circle', circle }))
  }
}

const entriesOf = <Item>(
  outcome: Outcome<Page<Item>>,
  entryOf: (item: Item) => ListedInCircles,
): Outcome<Page<ListedInCircles>> =>
  outcome.ok ? success({ ...outcome.value, items: outcome.value.items.map(entryOf) }) : outcome
