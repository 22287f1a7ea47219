import { inject } from 'inversify'
import { ActivitiesGateway } from '../../../application/civic/activities/activities-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PracticeHomesGateway } from '../../../application/civic/practice-homes/practice-homes-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import { TeamsGateway } from '../../../application/civic/teams/teams-gateway'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import type { PracticeHome, RankedTeam } from '../../../domain/civic/practice-homes/practice-home'
import type { TeamCard } from '../../../domain/civic/teams/team'
import type { VenueCard } from '../../../domain/civic/venues/venue'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** The number of teams on the page; the list of teams has all of them. */
const shownTeams = 5

/** S109: the activities of the volunteers of one organisation, or at one station. */
export class PracticeHomeViewModel implements ScreenViewModel {
  readonly home: Loadable<PracticeHome>
  readonly teams: Loadable<readonly TeamCard[]>
  readonly activities: PagedList<ActivityCard>
  /** The venues at which an organisation's teams serve, or those that belong to a station. */
  readonly venues: PagedList<VenueCard>
  /** The ranking of this year. */
  readonly ranking: Loadable<readonly RankedTeam[]>
  readonly resources: Resources

  constructor(
    @inject(PracticeHomesGateway) gateway: PracticeHomesGateway,
    @inject(TeamsGateway) teams: TeamsGateway,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    const idIn = ({ params }: ScreenLocation) => params['id'] ?? ''
    this.home = new Loadable((signal, location) => gateway.home(idIn(location), signal))
    this.teams = new Loadable((signal, location) => teams.ofOrganisation(idIn(location), shownTeams, signal))
    this.activities = new PagedList(
      (cursor, signal, location) => activities.ofHome(idIn(location), cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.venues = new PagedList(
      (cursor, signal, location) => gateway.venues(idIn(location), cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.ranking = new Loadable((signal, location) => gateway.ranking(idIn(location), signal))
    const { home, venues, ranking } = this
    this.resources = { home, teams: this.teams, activities: this.activities, venues, ranking }
    observe(this)
  }

  get head(): ScreenHead | null {
    const home = this.home.value
    return home === null ? null : { title: home.name, description: home.intro, image: home.logo }
  }

  retry(): void {
    void this.home.load()
    if (this.teams.state === 'failed') void this.teams.load()
    if (this.activities.state === 'failed') void this.activities.start()
    if (this.venues.state === 'failed') void this.venues.start()
    if (this.ranking.state === 'failed') void this.ranking.load()
  }

  /** Opens directions in the phone's map app. */
  openDirections(): void {
    const { value } = this.home
    if (value !== null && value.place !== null) this.navigator.showWay(value.place, value.name)
  }
}
