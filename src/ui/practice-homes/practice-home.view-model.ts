import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { PracticeHomesGateway } from '../../application/practice-homes/practice-homes-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { TeamsGateway } from '../../application/teams/teams-gateway'
import type { PracticeHome } from '../../domain/practice-homes/practice-home'
import type { TeamCard } from '../../domain/teams/team'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { teamsPath } from '../teams/teams.routes'

/** The teams on the page; all of them in the list of teams. */
const shownTeams = 5

interface Saved {
  readonly home: PracticeHome
  readonly teams: readonly TeamCard[]
}

/** S109: what the volunteers of one organisation do. */
export class PracticeHomeViewModel implements ScreenViewModel {
  readonly home: Loadable<PracticeHome>
  readonly teams: Loadable<readonly TeamCard[]>
  private id = ''

  constructor(
    @inject(PracticeHomesGateway) gateway: PracticeHomesGateway,
    @inject(TeamsGateway) teams: TeamsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.home = new Loadable((signal) => gateway.home(this.id, signal))
    this.teams = new Loadable((signal) => teams.ofOrganisation(this.id, shownTeams, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const home = this.home.value
    return home === null ? null : { title: home.name, description: home.intro, image: home.logo }
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await Promise.all([this.home.load(signal), this.teams.load(signal)])
  }

  retry(): void {
    void this.home.load()
    if (this.teams.state === 'failed') void this.teams.load()
  }

  retryTeams(): void {
    void this.teams.load()
  }

  back(): void {
    this.navigator.back(teamsPath)
  }

  /** Whether this version has a screen for a path. */
  leadsTo(path: string): boolean {
    return this.navigator.exists(path)
  }

  snapshot(): Saved | null {
    const { home, teams } = this
    return home.value === null || teams.value === null ? null : { home: home.value, teams: teams.value }
  }

  restore(saved: unknown): void {
    const { home, teams } = saved as Saved
    this.id = home.id
    this.home.set(home)
    this.teams.set(teams)
  }
}
