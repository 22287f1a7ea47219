import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { AccountGateway } from '../../application/account/account-gateway'
import { RemoveFavourites } from '../../application/account/remove-favourites'
import { shownTargetKinds } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import { NoticesStore } from '../../application/shared/notices.store'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import type { Favourite } from '../../domain/account/favourite'
import type { TargetKind } from '../../domain/navigation/content-kind'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

type FavouriteTab = TargetKind | 'all'

interface SavedFavourites {
  readonly tab: FavouriteTab
  readonly list: PagedListSnapshot<Favourite> | null
}

/** S067: what the member keeps, by kind of content; several can be taken out at once. */
export class FavouritesViewModel implements ScreenViewModel {
  tab: FavouriteTab = 'all'
  /** Ids that are marked for removal; null while nothing is being chosen. */
  chosen: ReadonlySet<string> | null = null
  isAsking = false
  isRemoving = false
  private readonly lists = new Map<FavouriteTab, PagedList<Favourite>>()

  constructor(
    @inject(AccountGateway) private readonly gateway: AccountGateway,
    @inject(RemoveFavourites) private readonly removeFavourites: RemoveFavourites,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    makeAutoObservable<this, 'gateway' | 'removeFavourites' | 'notices' | 'navigator' | 'lists' | 'listOf'>(
      this,
      { gateway: false, removeFavourites: false, notices: false, navigator: false, lists: false, chosen: observableRef, listOf: false },
      { autoBind: true },
    )
  }

  /** All, and the kinds that this version has a screen for. */
  get tabs(): readonly FavouriteTab[] {
    return ['all', ...shownTargetKinds(this.navigator)]
  }

  get list(): PagedList<Favourite> {
    return this.listOf(this.tab)
  }

  get chosenCount(): number {
    return this.chosen?.size ?? 0
  }

  async open(_location: ScreenLocation): Promise<void> {
    await this.list.start()
  }

  snapshot(): SavedFavourites {
    return { tab: this.tab, list: this.list.snapshot() }
  }

  restore(saved: unknown): void {
    const { tab, list } = saved as SavedFavourites
    this.tab = tab
    if (list === null) void this.list.start()
    else this.list.restore(list)
  }

  back(): void {
    if (this.chosen === null) this.navigator.back('/mine')
    else this.chosen = null
  }

  select(tab: string): void {
    this.tab = this.tabs.find((known) => known === tab) ?? 'all'
    this.chosen = this.chosen === null ? null : new Set()
    if (this.list.state === 'idle') void this.list.start()
  }

  async refresh(): Promise<void> {
    await this.list.start()
  }

  more(): void {
    void this.list.more()
  }

  choose(): void {
    this.chosen = new Set()
  }

  stopChoosing(): void {
    this.chosen = null
  }

  toggle(id: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(id)) chosen.add(id)
    this.chosen = chosen
  }

  /** All that is shown, or none when all are. */
  toggleAll(): void {
    this.chosen = new Set(this.chosenCount === this.list.items.length ? [] : this.list.items.map(({ id }) => id))
  }

  ask(): void {
    this.isAsking = this.chosenCount > 0
  }

  keep(): void {
    this.isAsking = false
  }

  async remove(): Promise<void> {
    if (this.chosen === null || this.isRemoving) return
    this.isRemoving = true
    const { removed, outcome } = await this.removeFavourites.execute([...this.chosen])
    runInAction(() => {
      this.isRemoving = false
      this.isAsking = false
      const gone = new Set(removed)
      for (const list of this.lists.values()) list.remove(gone)
      // What could not be removed stays marked, so that it can be tried again.
      this.chosen = outcome.ok ? null : new Set([...(this.chosen ?? [])].filter((id) => !gone.has(id)))
      if (outcome.ok) this.notices.show({ code: 'favourites-removed' }, 'success')
    })
    if (this.list.items.length === 0 && this.list.hasMore) await this.list.start()
  }

  private listOf(tab: FavouriteTab): PagedList<Favourite> {
    const known = this.lists.get(tab)
    if (known !== undefined) return known
    const list = new PagedList<Favourite>(
      (cursor, signal) => this.gateway.favourites(tab === 'all' ? null : tab, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.lists.set(tab, list)
    return list
  }
}
