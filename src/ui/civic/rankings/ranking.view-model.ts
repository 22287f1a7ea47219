import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PracticeConfigStore } from '../../../application/civic/rankings/practice-config.store'
import { RankingsGateway } from '../../../application/civic/rankings/rankings-gateway'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../application/frame/shared/resource'
import { success } from '../../../domain/frame/shared/result'
import {
  rankedKinds,
  type OwnRank,
  type RankedSubject,
  type RankedKind,
  type RankingMeasure,
  type RankingPeriod,
} from '../../../domain/civic/rankings/ranking'
import type { Person } from '../../../domain/frame/cases/case-step'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { rankingPaths } from './rankings.paths'

/** S123, S139, S124: people, teams or organisations by their hours; the path says which. */
export class RankingViewModel implements ScreenViewModel {
  kind: RankedKind = 'person'
  readonly ranking: FilteredList<RankedSubject, { readonly period: string; readonly by: string }>
  /** The member's own rank among the people. */
  readonly own: Loadable<{ readonly place: OwnRank | null }>

  /** The most recent volunteers; empty while they are not known. */
  readonly newest: Loadable<readonly Person[]>
  readonly resources: Resources

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
      const ownRank = await gateway.ownPlace(this.choiceOf(this.ranking.filters), signal)
      return ownRank.ok ? success({ place: ownRank.value }) : ownRank
    })
    this.newest = new Loadable((signal) => gateway.newVolunteers(signal))
    this.resources = {
      ranking: this.ordered(),
      newest: { open: (_location, signal) => (this.kind === 'person' ? this.newest.load(signal) : null) },
    }
    observe(this)
  }

  /**
   * Whether the member's own rank is shown. Guests have none, and the rankings of teams and organisations show none.
   */
  get showsOwnRank(): boolean {
    return this.kind === 'person' && this.session.isMember
  }

  applyLocation({ path }: ScreenLocation): void {
    this.kind = rankedKinds.find((kind) => rankingPaths[kind] === path) ?? 'person'
  }

  /** The measure by which the list is ranked; the other measure is shown beside it. */
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
    const rankedKind = rankedKinds.find((each) => each === kind)
    if (rankedKind !== undefined && rankedKind !== this.kind)
      this.navigator.navigateTo(rankingPaths[rankedKind], { replace: true })
  }

  /** The list, and the member's own rank, which is never saved. */
  private ordered(): Resource {
    const { ranking, practice } = this
    return {
      open: async (location, signal) => {
        // The practice settings determine the order of the list.
        await practice.load(signal)
        await Promise.all([ranking.open(location, signal), this.loadOwn(signal)])
      },
      onLocationChange: (location) => {
        ranking.onLocationChange(location)
        void this.loadOwn()
      },
      snapshot: () => ranking.snapshot(),
      restore: (saved, location) => {
        if (!ranking.restore(saved, location)) return false
        void practice.load()
        void this.loadOwn()
        return true
      },
    }
  }

  /**
   * Returns the period, and the measure that the address names, or else the first measure in the settings of the
   * volunteer centre.
   */
  private choiceOf({ period, by }: { readonly period: string; readonly by: string }) {
    const { rankBy } = this.practice.config
    return { period, by: rankBy.find((measure) => measure === by) ?? rankBy[0] ?? 'minutes' }
  }

  private async loadOwn(signal?: CancelSignal): Promise<void> {
    if (this.showsOwnRank) await this.own.load(signal)
  }
}
