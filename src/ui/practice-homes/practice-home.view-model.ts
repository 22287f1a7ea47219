import { inject } from 'inversify'
import { ActivitiesGateway } from '../../application/activities/activities-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { PracticeHomesGateway } from '../../application/practice-homes/practice-homes-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { TeamsGateway } from '../../application/teams/teams-gateway'
import type { ActivityCard } from '../../domain/activities/activity'
import { wayTo } from '../../domain/places/way-to'
import type { PracticeHome, RankedTeam } from '../../domain/practice-homes/practice-home'
import type { TeamCard } from '../../domain/teams/team'
import type { VenueCard } from '../../domain/venues/venue'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { teamsPath } from '../teams/teams.routes'

/** The teams on the page; all of them in the list of teams. */
const shownTeams = 5

interface Saved {
  readonly home: PracticeHome
  readonly teams: readonly TeamCard[]
  readonly activities: PagedListSnapshot<ActivityCard> | null
  readonly venues: PagedListSnapshot<VenueCard> | null
  readonly ranking: readonly RankedTeam[] | null
}

/** S109: what the volunteers of one organisation, or at one station, do. */
export class PracticeHomeViewModel implements ScreenViewModel {
  readonly home: Loadable<PracticeHome>
  readonly teams: Loadable<readonly TeamCard[]>
  readonly activities: PagedList<ActivityCard>
  /** Where the teams of an organisation serve, or what belongs to a station. */
  readonly venues: PagedList<VenueCard>
  /** Of this year. */
  readonly ranking: Loadable<readonly RankedTeam[]>
  private id = ''

  constructor(
    @inject(PracticeHomesGateway) gateway: PracticeHomesGateway,
    @inject(TeamsGateway) teams: TeamsGateway,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.home = new Loadable((signal) => gateway.home(this.id, signal))
    this.teams = new Loadable((signal) => teams.ofOrganisation(this.id, shownTeams, signal))
    this.activities = new PagedList(
      (cursor, signal) => activities.ofHome(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.venues = new PagedList(
      (cursor, signal) => gateway.venues(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.ranking = new Loadable((signal) => gateway.ranking(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const home = this.home.value
    return home === null ? null : { title: home.name, description: home.intro, image: home.logo }
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await Promise.all([
      this.home.load(signal),
      this.teams.load(signal),
      this.activities.start(signal),
      this.venues.start(signal),
      this.ranking.load(signal),
    ])
  }

  retry(): void {
    void this.home.load()
    if (this.teams.state === 'failed') void this.teams.load()
    if (this.activities.state === 'failed') void this.activities.start()
    if (this.venues.state === 'failed') void this.venues.start()
    if (this.ranking.state === 'failed') void this.ranking.load()
  }

  retryTeams(): void {
    void this.teams.load()
  }

  retryRanking(): void {
    void this.ranking.load()
  }

  back(): void {
    this.navigator.back(teamsPath)
  }

  snapshot(): Saved | null {
    const { home, teams, activities, venues, ranking } = this
    if (home.value === null || teams.value === null) return null
    const [shownActivities, shownVenues] = [activities.snapshot(), venues.snapshot()]
    return {
      home: home.value,
      teams: teams.value,
      activities: shownActivities,
      venues: shownVenues,
      ranking: ranking.value,
    }
  }

  restore(saved: unknown): void {
    const { home, teams, activities, venues, ranking } = saved as Saved
    this.id = home.id
    this.home.set(home)
    this.teams.set(teams)
    if (activities !== null) this.activities.restore(activities)
    if (venues !== null) this.venues.restore(venues)
    if (ranking !== null) this.ranking.set(ranking)
    else void this.ranking.load()
  }

  /** Opens the navigation of a map. */
  goThere(): void {
    const { value } = this.home
    if (value !== null && value.place !== null) this.navigator.openExternal(wayTo(value.place, value.name))
  }
}
