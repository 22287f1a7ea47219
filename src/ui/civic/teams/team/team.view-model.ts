import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ActivitiesGateway } from '../../../../application/civic/activities/activities-gateway'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { TeamActs } from '../../../../application/civic/teams/team-acts'
import { TeamsGateway } from '../../../../application/civic/teams/teams-gateway'
import type { ActivityCard } from '../../../../domain/civic/activities/activity'
import type { OwnTeamAct } from '../../../../domain/civic/teams/membership-lifecycle'
import type { Team, TeamMember } from '../../../../domain/civic/teams/team'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

/** S113: one team, its members and hours, and the visitor's acts. */
export class TeamViewModel implements ScreenViewModel {
  id = ''
  readonly team: Loadable<Team>
  readonly members: PagedList<TeamMember>
  /** Future and current activities; the page shows the first few. */
  readonly activities: PagedList<ActivityCard>
  busy: OwnTeamAct | null = null
  showsMembers = false
  showsActivities = false
  readonly resources: Resources
  private wasShown = false

  constructor(
    @inject(TeamsGateway) gateway: TeamsGateway,
    @inject(TeamActs) private readonly acts: TeamActs,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(PlainForms) private readonly forms: PlainForms,
  ) {
    this.team = new Loadable((signal) => gateway.team(this.id, signal))
    this.members = new PagedList(
      (cursor, signal) => gateway.members(this.id, 'member', cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.activities = new PagedList(
      (cursor, signal) => activities.ofTeam(this.id, false, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { team: resetResource(this.team), activities: resetResource(this.activities) }
    observe(this)
  }

  get head(): ScreenHead | null {
    const team = this.team.value
    return team === null ? null : { title: team.name, description: team.summary, image: team.logo }
  }

  /** Whether the visitor leads the team or belongs to it. */
  get isOfTeam(): boolean {
    const standing = this.team.value?.standing
    return standing === 'leader' || standing === 'member'
  }

  /** Whether what its leader wrote of it can be reported: not by the leader, and not once it is closed. */
  get mayReport(): boolean {
    const team = this.team.value
    return team !== null && team.standing !== 'leader' && team.closedAt === null
  }

  /** What the visitor may do now; who is asked to lead the team answers that first. */
  get ownActs(): readonly OwnTeamAct[] {
    const team = this.team.value
    if (team === null) return []
    return team.standing === 'member' && team.offer !== null ? ['acceptLead', 'declineLead'] : team.acts
  }

  applyLocation({ query }: ScreenLocation): void {
    this.id = query['id'] ?? ''
  }

  /**
   * Reloads the team whenever the visitor comes back to the screen, since the leader may have decided on a request
   * meanwhile. The first time, only a request to join is resumed.
   */
  onArrival(): void {
    if (this.wasShown) void this.reload()
    else this.resume()
    this.wasShown = true
  }

  async reload(): Promise<void> {
    await this.team.load()
    this.resume()
  }

  showMembers(): void {
    this.showsMembers = true
    void this.members.start()
  }

  showAllActivities(): void {
    this.showsActivities = true
  }

  closeActivities(): void {
    this.showsActivities = false
  }

  closeMembers(): void {
    this.showsMembers = false
  }

  async act(act: OwnTeamAct): Promise<void> {
    if (this.busy !== null) return
    this.busy = act
    const refresh = () => this.team.load()
    const team = await this.acts.execute(this.id, act, this.forms.newKey(), { refresh })
    runInAction(() => {
      this.busy = null
      if (team !== null) this.team.set(team)
    })
  }

  /** Sends a request to join that a login interrupted. */
  private resume(): void {
    if (this.team.value?.acts.includes('join') === true && this.acts.consumeJoinIntent(this.id)) void this.act('join')
  }
}
