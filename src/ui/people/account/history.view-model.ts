import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { AccountGateway } from '../../../application/people/account/account-gateway'
import { ClearHistory } from '../../../application/people/account/clear-history'
import { Clock } from '../../../application/frame/shared/clock'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { ReadingProgress } from '../../../application/frame/shared/reading-progress'
import type { Resources } from '../../../application/frame/shared/resource'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { Visit } from '../../../domain/people/account/visit'
import { dayLabel, visitDays, type DayLabel } from '../../../domain/people/account/visit-days'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { OwnSearch } from './own-search'
import { Selection } from './selection'

/**
 * S057: what the member read, played and watched, by day of the site's calendar; several entries can be removed at
 * once.
 */
export class HistoryViewModel implements ScreenViewModel {
  readonly list: PagedList<Visit>
  readonly search: OwnSearch
  readonly selection: Selection
  readonly resources: Resources
  isAsking = false
  isClearing = false
  /** The part that was read of each article on this device, from 0 to 1; empty in a first view. */
  readParts: ReadonlyMap<string, number> = new Map()

  constructor(
    @inject(AccountGateway) gateway: AccountGateway,
    @inject(ClearHistory) private readonly clearHistory: ClearHistory,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(ReadingProgress) private readonly reading: ReadingProgress,
  ) {
    this.list = new PagedList(
      (cursor, signal) =>
        gateway.history({ ...(cursor === undefined ? {} : { cursor }), ...this.search.request }, signal),
      ({ id }) => id,
    )
    this.search = new OwnSearch(() => void this.list.start())
    this.selection = new Selection(() => this.list.items.map(({ id }) => id))
    this.resources = { search: this.search, list: this.list }
    observe(this)
  }

  /** The heading above the first visit of each day, by the id of the visit. */
  get headings(): ReadonlyMap<string, DayLabel> {
    const now = this.clock.now()
    return new Map(
      visitDays(this.list.items, now, this.site.timeZone).flatMap(({ visits }) =>
        visits[0] === undefined ? [] : [[visits[0].id, dayLabel(visits[0].visitedAt, now, this.site.timeZone)]],
      ),
    )
  }

  /** Whether the whole history is selected, not only the results of a search. */
  get isEverything(): boolean {
    return this.selection.isWhole && this.search.words === ''
  }

  onArrival(): void {
    this.readParts = this.reading.parts()
  }

  askToClear(): void {
    this.isAsking = this.selection.marked.length > 0
  }

  cancelQuestion(): void {
    this.isAsking = false
  }

  /**
   * Removes the selected visits, after confirmation. Those that could not be removed stay selected; a notice says why.
   */
  async clear(): Promise<void> {
    if (this.isClearing) return
    this.isClearing = true
    const { isEverything } = this
    const { removedIds, outcome } = await this.clearHistory.execute(this.selection.marked, isEverything)
    runInAction(() => {
      this.isClearing = false
      this.isAsking = false
      if (outcome.ok) this.selection.stop()
      if (outcome.ok && isEverything) this.list.set({ items: [], nextCursor: null, total: 0 })
      else this.list.remove(new Set(removedIds))
    })
    if (this.list.items.length === 0 && this.list.hasMore) await this.list.start()
  }
}
