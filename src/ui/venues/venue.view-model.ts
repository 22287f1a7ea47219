import { inject } from 'inversify'
import { ActivitiesGateway } from '../../application/activities/activities-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { PositionStore } from '../../application/places/position.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList } from '../../application/shared/paged-list'
import { VenuesGateway } from '../../application/venues/venues-gateway'
import type { ActivityCard } from '../../domain/activities/activity'
import { wayTo } from '../../domain/places/way-to'
import { summaryOf } from '../../domain/shared/format/summary'
import type { Venue, VenueCard, VenueTeam } from '../../domain/venues/venue'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { venuesPath } from './venues.routes'

const descriptionLength = 80

/** S135: one venue, its activities, its teams, and the venues that belong to it. */
export class VenueViewModel implements ScreenViewModel {
  readonly venue: Loadable<Venue>
  readonly activities: PagedList<ActivityCard>
  readonly teams: PagedList<VenueTeam>
  readonly children: PagedList<VenueCard>
  private id = ''

  constructor(
    @inject(VenuesGateway) gateway: VenuesGateway,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.venue = new Loadable((signal) => gateway.venue(this.id, positions.place, signal))
    this.activities = new PagedList(
      (cursor, signal) => activities.ofVenue(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.teams = new PagedList(
      (cursor, signal) => gateway.teams(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.children = new PagedList(
      (cursor, signal) => gateway.children(this.id, positions.place, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    observe(this)
  }

  get head(): ScreenHead | null {
    const venue = this.venue.value
    return venue === null
      ? null
      : { title: venue.name, description: summaryOf(venue.intro, descriptionLength), image: venue.cover }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    const { venue, activities, teams, children } = this
    await Promise.all([venue.load(signal), activities.start(signal), teams.start(signal), children.start(signal)])
  }

  reload(): void {
    void this.venue.load()
    void this.activities.start()
    void this.teams.start()
    void this.children.start()
  }

  /** Opens the navigation of a map. */
  goThere(): void {
    const { value } = this.venue
    if (value !== null) this.navigator.openExternal(wayTo(value, value.name))
  }

  back(): void {
    this.navigator.back(venuesPath)
  }
}
