import { inject } from 'inversify'
import { ActivitiesGateway } from '../../../../application/civic/activities/activities-gateway'
import { CurrentTime } from '../../../../application/civic/amenities/current-time'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { VenuesGateway } from '../../../../application/civic/venues/venues-gateway'
import type { ActivityCard } from '../../../../domain/civic/activities/activity'
import { summaryOf } from '../../../../domain/frame/shared/format/summary'
import type { Venue, VenueCard, VenueTeam } from '../../../../domain/civic/venues/venue'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

const descriptionLength = 80

/** S135: one venue, its activities, its teams, and the venues that belong to it. */
export class VenueViewModel implements ScreenViewModel {
  readonly venue: Loadable<Venue>
  readonly activities: PagedList<ActivityCard>
  readonly teams: PagedList<VenueTeam>
  readonly children: PagedList<VenueCard>
  readonly time: CurrentTime
  readonly resources: Resources

  constructor(
    @inject(VenuesGateway) gateway: VenuesGateway,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(PositionStore) positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) clock: Clock,
  ) {
    const idIn = ({ params }: ScreenLocation) => params['id'] ?? ''
    this.venue = new Loadable((signal, location) => gateway.venue(idIn(location), positions.position, signal))
    this.activities = new PagedList(
      (cursor, signal, location) => activities.ofVenue(idIn(location), cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.teams = new PagedList(
      (cursor, signal, location) => gateway.teams(idIn(location), cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.children = new PagedList(
      (cursor, signal, location) =>
        gateway.children(idIn(location), positions.position, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.time = new CurrentTime(clock)
    this.resources = {
      venue: resetResource(this.venue),
      activities: resetResource(this.activities),
      teams: resetResource(this.teams),
      children: resetResource(this.children),
    }
    observe(this)
  }

  get head(): ScreenHead | null {
    const venue = this.venue.value
    if (venue === null) return null
    const { id, name, intro, cover } = venue
    const description = summaryOf(intro, descriptionLength)
    return { title: name, description, image: cover, thing: { kind: 'venue', id } }
  }

  show(): () => void {
    return this.time.show()
  }

  /** Loads the venue and its lists again, since they have probably failed together. */
  retry(): void {
    void this.venue.load()
    void this.activities.start()
    void this.teams.start()
    void this.children.start()
  }

  /** Opens directions in the phone's map app. */
  openDirections(): void {
    const { value } = this.venue
    if (value !== null) this.navigator.showWay(value, value.name)
  }
}
