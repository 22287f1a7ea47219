import { inject } from 'inversify'
import { AmenitiesGateway } from '../../../application/civic/amenities/amenities-gateway'
import { CurrentTime } from '../../../application/civic/amenities/current-time'
import { SuggestionsGateway } from '../../../application/civic/suggestions/suggestions-gateway'
import { GovernmentGateway } from '../../../application/overview/government/government-gateway'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Clock } from '../../../application/frame/shared/clock'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { AmenityCard } from '../../../domain/civic/amenities/amenity'
import type { SuggestionCard } from '../../../domain/civic/suggestions/suggestion'
import { success } from '../../../domain/frame/shared/result'
import type { GovernmentHub } from '../../../domain/overview/government/government-hub'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The numbers of rows that the hub shows of each; the whole lists are one tap away. */
const mostCases = 3
const mostOffices = 3

/** S097: the hub of the city's offices: one's own open cases, offices with their hours, notices and departments. */
export class GovernmentViewModel implements ScreenViewModel {
  readonly hub: Loadable<GovernmentHub>
  /** The member's own suggestions on which somebody still works; none for a guest. */
  readonly cases: Loadable<readonly SuggestionCard[]>
  readonly offices: Loadable<readonly AmenityCard[]>
  readonly time: CurrentTime
  readonly resources: Resources

  constructor(
    @inject(GovernmentGateway) government: GovernmentGateway,
    @inject(SuggestionsGateway) suggestions: SuggestionsGateway,
    @inject(AmenitiesGateway) amenities: AmenitiesGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) clock: Clock,
  ) {
    this.hub = new Loadable((signal) => government.hub(signal))
    this.cases = new Loadable(async (signal) => {
      if (!session.isMember) return success([])
      const open = await suggestions.mineOpen({ pageSize: mostCases }, signal)
      return open.ok ? success(open.value.items) : open
    })
    this.offices = new Loadable(async (signal) => {
      const offices = await amenities.list(
        { kind: 'government', search: '', open: '', order: 'name' },
        null,
        { pageSize: mostOffices },
        signal,
      )
      return offices.ok ? success(offices.value.items) : offices
    })
    this.time = new CurrentTime(clock)
    this.resources = { hub: this.hub, cases: resetResource(this.cases), offices: this.offices }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async refresh(): Promise<void> {
    await Promise.all([this.hub.load(), this.cases.load(), this.offices.load()])
  }

  /** Reads the own cases again, since an act on another screen may have changed one. */
  show(): () => void {
    if (this.isMember && this.cases.state === 'ready') void this.cases.load()
    return this.time.show()
  }
}
