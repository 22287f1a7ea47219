import { inject } from 'inversify'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { PageRequest } from '../../../../application/frame/shared/page'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { ShowsGateway, type ShowOptions } from '../../../../application/civic/shows/shows-gateway'
import { success } from '../../../../domain/frame/shared/result'
import type { ShowCard } from '../../../../domain/civic/shows/show'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'
import { ownShows } from '../shows.paths'

/** S130: the members' shows of the city, by category; the last category holds the member's own. */
export class ShowListViewModel implements ScreenViewModel {
  readonly options: Loadable<ShowOptions>
  readonly shows: FilteredList<ShowCard, { readonly category: string; readonly topic: string }>
  readonly resources: Resources

  constructor(
    @inject(ShowsGateway) private readonly gateway: ShowsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.options = new Loadable((signal) => gateway.options(signal))
    this.shows = new FilteredList({
      navigator,
      defaults: { category: '', topic: '' },
      load: ({ category, topic }, request, signal) => {
        if (topic !== '') return gateway.entries(topic, request, signal)
        return category === ownShows ? this.own(request, signal) : gateway.list(category, request, signal)
      },
      keyOf: ({ id }) => id,
    })
    this.resources = { shows: this.shows, options: resetResource(this.options) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get isOwn(): boolean {
    return this.shows.filters.category === ownShows
  }

  /** The topic whose entries are listed; '' for the shows. */
  get topic(): string {
    return this.shows.filters.topic
  }

  /**
   * Whether the visitor may publish. It is true until the answer is known, because the platform refuses a publication
   * that is not allowed.
   */
  get mayPublish(): boolean {
    return this.options.value?.publishing ?? true
  }

  /** Reloads the member's own shows, since an act on another screen may have changed one of them. */
  show(): void {
    if (this.isOwn && this.isMember && this.shows.list.state === 'ready') void this.shows.refresh()
  }

  /** Loads the member's own shows. A guest has none, and is offered the login instead. */
  private own(request: PageRequest, signal?: CancelSignal) {
    return this.isMember
      ? this.gateway.mine(request, signal)
      : Promise.resolve(success({ items: [], nextCursor: null }))
  }
}
