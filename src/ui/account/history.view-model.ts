import { inject } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { AccountGateway } from '../../application/account/account-gateway'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { NoticesStore } from '../../application/shared/notices.store'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { SiteStore } from '../../application/site/site.store'
import type { Visit } from '../../domain/account/visit'
import { dayLabel, visitDays, type DayLabel } from '../../domain/account/visit-days'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S057: what the member read, heard and saw, by day of the site's calendar. */
export class HistoryViewModel implements ScreenViewModel {
  readonly list: PagedList<Visit>
  /** What is asked about before it is forgotten. */
  asking: Visit | 'all' | null = null
  isClearing = false

  constructor(
    @inject(AccountGateway) private readonly gateway: AccountGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.list = new PagedList((cursor, signal) => gateway.history(cursor === undefined ? {} : { cursor }, signal), ({ id }) => id)
    makeAutoObservable<this, 'gateway' | 'site' | 'clock' | 'notices' | 'navigator'>(
      this,
      { gateway: false, site: false, clock: false, notices: false, navigator: false, list: false },
      { autoBind: true },
    )
  }

  /** The heading over each visit that begins a day, by the id of the visit. */
  get headings(): ReadonlyMap<string, DayLabel> {
    const now = this.clock.now()
    return new Map(visitDays(this.list.items, now, this.site.timeZone).flatMap(({ visits }) => (visits[0] === undefined ? [] : [[visits[0].id, dayLabel(visits[0].visitedAt, now, this.site.timeZone)]])))
  }

  async open(_location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.list.start(signal)
  }

  snapshot(): PagedListSnapshot<Visit> | null {
    return this.list.snapshot()
  }

  restore(saved: unknown): void {
    this.list.restore(saved as PagedListSnapshot<Visit>)
  }

  back(): void {
    this.navigator.back('/mine')
  }

  async refresh(): Promise<void> {
    await this.list.start()
  }

  more(): void {
    void this.list.more()
  }

  ask(what: Visit | 'all'): void {
    this.asking = what
  }

  keep(): void {
    this.asking = null
  }

  /** After the member said so. What could not be cleared stays in the list; the toast of the call says why. */
  async clear(): Promise<void> {
    const what = this.asking
    if (what === null || this.isClearing) return
    this.isClearing = true
    const outcome = await this.gateway.clearHistory(what === 'all' ? 'all' : [what.id])
    runInAction(() => {
      this.isClearing = false
      this.asking = null
      if (!outcome.ok) return
      if (what === 'all') {
        this.list.restore({ items: [], nextCursor: null, total: 0 })
        this.notices.show({ code: 'history-cleared' }, 'success')
      } else this.list.remove(new Set([what.id]))
    })
  }
}
