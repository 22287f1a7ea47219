import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { PracticeConfigStore } from '../../application/rankings/practice-config.store'
import { RankingsGateway } from '../../application/rankings/rankings-gateway'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { success } from '../../domain/shared/result'
import {
  rankedKinds,
  type OwnPlace,
  type Ranked,
  type RankedKind,
  type RankingMeasure,
  type RankingPeriod,
} from '../../domain/rankings/ranking'
import type { Person } from '../../domain/cases/case-step'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { rankingPaths } from './rankings.routes'

/** S123, S139, S124: people, teams or organisations by their hours; the path says which. */
export class RankingViewModel implements ScreenViewModel {
  kind: RankedKind = 'person'
  readonly ranking: FilteredList<Ranked, { readonly period: string; readonly by: string }>
  /** Of the member, among the people. */
  readonly own: Loadable<{ readonly place: OwnPlace | null }>

  /** Who became a volunteer last; nothing while they are not known. */
  readonly newest: Loadable<readonly Person[]>

  constructor(
    @inject(RankingsGateway) gateway: RankingsGateway,
    @inject(PracticeConfigStore) readonly practice: PracticeConfigStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.ranking = new FilteredList({
      navigator,
      defaults: { period: 'month', by: '' },
      load: (choice, request, signal) => gateway.ranking(this.kind, this.choiceOf(choice), request, signal),
      keyOf: ({ id }) => id,
    })
    this.own = new Loadable(async (signal) => {
      const place = await gateway.ownPlace(this.choiceOf(this.ranking.filters), signal)
      return place.ok ? success({ place: place.value }) : place
    })
    this.newest = new Loadable((signal) => gateway.newVolunteers(signal))
    observe(this)
  }

  /** A guest, a team and an organisation have no place of their own here. */
  get showsOwn(): boolean {
    return this.kind === 'person' && this.session.isMember
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.begin(location)
    // It says by what the list is ordered.
    await this.practice.load(signal)
    await Promise.all([
      this.ranking.open(location, signal),
      this.loadOwn(signal),
      this.kind === 'person' ? this.newest.load(signal) : null,
    ])
  }

  moved(location: ScreenLocation): void {
    this.ranking.moved(location)
    void this.loadOwn()
  }

  snapshot(): SavedList<Ranked> {
    return this.ranking.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.begin(location)
    this.ranking.restore(saved as SavedList<Ranked>, location)
    void this.practice.load()
    void this.loadOwn()
  }

  /** What is counted: the other one stands beside it. */
  get measure(): RankingMeasure {
    return this.choiceOf(this.ranking.filters).by
  }

  chooseMeasure(by: RankingMeasure): void {
    this.ranking.choose({ by: by === this.practice.config.rankBy[0] ? '' : by })
    void this.loadOwn()
  }

  choose(period: RankingPeriod): void {
    this.ranking.choose({ period })
    void this.loadOwn()
  }

  switchTo(kind: string): void {
    const known = rankedKinds.find((each) => each === kind)
    if (known !== undefined && known !== this.kind) this.navigator.go(rankingPaths[known], { replace: true })
  }

  readonly back = (): void => this.navigator.back('/mine')

  private begin({ path }: ScreenLocation): void {
    this.kind = rankedKinds.find((kind) => rankingPaths[kind] === path) ?? 'person'
  }

  /** As the volunteer centre has set it where the address does not say. */
  private choiceOf({ period, by }: { readonly period: string; readonly by: string }) {
    const { rankBy } = this.practice.config
    return { period, by: rankBy.find((known) => known === by) ?? rankBy[0] ?? 'minutes' }
  }

  private async loadOwn(signal?: CancelSignal): Promise<void> {
    if (this.showsOwn) await this.own.load(signal)
  }
}
