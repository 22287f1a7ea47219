import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { AccountGateway } from '../../../application/people/account/account-gateway'
import { RemoveFavourites } from '../../../application/people/account/remove-favourites'
import { shownTargetKinds } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { oneOf, savedValue, type Resources } from '../../../application/frame/shared/resource'
import type { Favourite } from '../../../domain/people/account/favourite'
import type { KindWith } from '../../../domain/frame/content/content-kinds'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { OwnSearch } from './own-search'
import { Selection } from './selection'
import { accountNotices } from '../../../application/people/account/account-notices'

type FavouriteTab = KindWith<'favourite'> | 'all'

/** S067: the member's favourites, by kind of content; several can be removed at once. */
export class FavouritesViewModel implements ScreenViewModel {
  tab: FavouriteTab = 'all'
  readonly selection: Selection
  readonly search: OwnSearch
  readonly resources: Resources
  isAsking = false
  isRemoving = false
  private readonly lists = new Map<string, PagedList<Favourite>>()

  constructor(
    @inject(AccountGateway) private readonly gateway: AccountGateway,
    @inject(RemoveFavourites) private readonly removeFavourites: RemoveFavourites,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.search = new OwnSearch(() => this.loadTab())
    this.selection = new Selection(() => this.list.items.map(({ id }) => id))
    this.resources = {
      tab: savedValue({
        read: () => this.tab,
        parse: (saved) => oneOf(this.tabs)(saved),
        write: (tab) => (this.tab = tab),
      }),
      search: this.search,
      // The list of the open tab, as narrowed by its search.
      list: {
        open: (location, signal) => this.list.open(location, signal),
        snapshot: () => this.list.snapshot(),
        restore: (saved, location) => this.list.restore(saved, location),
      },
    }
    observe(this)
  }

  /** The tab of all favourites, and one for each kind whose screen exists in this version. */
  get tabs(): readonly FavouriteTab[] {
    return ['all', ...shownTargetKinds(this.navigator)]
  }

  get list(): PagedList<Favourite> {
    return this.listOf(this.tab)
  }

  select(tab: string): void {
    this.tab = this.tabs.find((candidate) => candidate === tab) ?? 'all'
    if (this.selection.isOn) this.selection.start()
    this.loadTab()
  }

  askToRemove(): void {
    this.isAsking = this.selection.marked.length > 0
  }

  cancelQuestion(): void {
    this.isAsking = false
  }

  async remove(): Promise<void> {
    if (this.isRemoving) return
    this.isRemoving = true
    const isDone = await this.removeMarked()
    runInAction(() => {
      this.isRemoving = false
      this.isAsking = false
      // Favourites that could not be removed stay selected, so that the removal can be retried.
      if (!isDone) return
      this.selection.stop()
      this.notices.show({ code: accountNotices['favourites-removed'] }, 'success')
    })
  }

  /**
   * Removes the selected favourites, and returns whether all of them were removed. When the whole list is selected,
   * items that are not loaded yet are removed, too.
   */
  private async removeMarked(): Promise<boolean> {
    const { list, selection } = this
    const { isWhole } = selection
    do {
      const { removedIds, outcome } = await this.removeFavourites.execute(selection.marked)
      const removedKeys = new Set(removedIds)
      for (const favouriteList of this.lists.values()) favouriteList.remove(removedKeys)
      if (!outcome.ok) return false
      if (list.items.length === 0 && list.hasMore) await list.start()
    } while (isWhole && list.items.length > 0 && list.state === 'ready')
    return list.items.length === 0 || !isWhole
  }

  private loadTab(): void {
    if (this.list.state === 'idle') void this.list.start()
  }

  private listOf(tab: FavouriteTab): PagedList<Favourite> {
    const { request, words } = this.search
    const key = `${tab} ${words}`
    const existingList = this.lists.get(key)
    if (existingList !== undefined) return existingList
    const list = new PagedList<Favourite>(
      (cursor, signal) =>
        this.gateway.favourites(
          tab === 'all' ? null : tab,
          { ...(cursor === undefined ? {} : { cursor }), ...request },
          signal,
        ),
      ({ id }) => id,
    )
    this.lists.set(key, list)
    return list
  }
}
