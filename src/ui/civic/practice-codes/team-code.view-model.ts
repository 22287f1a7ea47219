import { inject } from 'inversify'
import { RenewedCodes, type RenewedCode } from '../../../application/frame/codes/renewed-code'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { ActivitiesGateway } from '../../../application/civic/activities/activities-gateway'
import { TeamsGateway } from '../../../application/civic/teams/teams-gateway'
import { success } from '../../../domain/frame/shared/result'
import type { Activity } from '../../../domain/civic/activities/activity'
import type { Team } from '../../../domain/civic/teams/team'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { scanResultPath } from './practice-codes.paths'

/** S117: the code of a team, shown by one of its members. */
export class TeamCodeViewModel implements ScreenViewModel {
  id = ''
  /** The activity whose code is shown; '' when the code of the team itself is shown. */
  activityId = ''
  readonly team: Loadable<Team>
  /** The activity whose code is shown; loaded only for an activity. */
  readonly activity: Loadable<Activity>
  readonly code: RenewedCode
  readonly resources: Resources

  constructor(
    @inject(PracticeCodesGateway) private readonly gateway: PracticeCodesGateway,
    @inject(TeamsGateway) teams: TeamsGateway,
    @inject(ActivitiesGateway) activities: ActivitiesGateway,
    @inject(RenewedCodes) codes: RenewedCodes,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    this.team = new Loadable((signal) => teams.team(this.id, signal))
    this.code = codes.make(() => this.requestCode())
    this.activity = new Loadable((signal) => activities.activity(this.activityId, null, signal))
    this.resources = {
      team: resetResource(this.team),
      activity: {
        open: (_location, signal) => (this.activityId === '' ? undefined : this.activity.load(signal)),
        reload: () => this.activity.reload(),
      },
    }
    observe(this)
  }

  /**
   * Whether the visitor may show the code. Any member may show the code of the team; only the leader may show the codes
   * of its activities.
   */
  get mayShow(): boolean {
    const standing = this.team.value?.standing
    return standing === 'leader' || (standing === 'member' && this.activityId === '')
  }

  applyLocation({ query }: ScreenLocation): void {
    this.id = query['id'] ?? ''
    this.activityId = query['activity'] ?? ''
  }

  private async requestCode() {
    const outcome =
      this.activityId === ''
        ? await this.gateway.code('team', this.id)
        : await this.gateway.code('activity', this.activityId)
    if (!outcome.ok) return outcome
    const { code, validFor } = outcome.value
    return success({ text: this.origin + scanResultPath(code), validFor })
  }
}
