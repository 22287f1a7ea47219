import { inject } from 'inversify'
import { RenewedCodes, type RenewedCode } from '../../application/codes/renewed-code'
import { Navigator } from '../../application/navigation/navigator'
import { SiteOrigin } from '../../application/navigation/site-origin'
import { PracticeCodesGateway } from '../../application/practice-codes/practice-codes-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { TeamsGateway } from '../../application/teams/teams-gateway'
import { success } from '../../domain/shared/result'
import type { Team } from '../../domain/teams/team'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { teamPath } from '../teams/teams.routes'
import { scanResultPath } from './practice-codes.routes'

/** S117: the code of a team, shown by somebody of it. */
export class TeamCodeViewModel implements ScreenViewModel {
  id = ''
  /** An activity of the team, whose code is shown instead; '' for the team's own. */
  activityId = ''
  readonly team: Loadable<Team>
  readonly code: RenewedCode

  constructor(
    @inject(PracticeCodesGateway) private readonly gateway: PracticeCodesGateway,
    @inject(TeamsGateway) teams: TeamsGateway,
    @inject(RenewedCodes) codes: RenewedCodes,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.team = new Loadable((signal) => teams.team(this.id, signal))
    this.code = codes.make(() => this.ask())
    observe(this)
  }

  /** Whether the visitor belongs to the team, and so may show its code; the leader shows those of its activities. */
  get mayShow(): boolean {
    const standing = this.team.value?.standing
    return standing === 'leader' || (standing === 'member' && this.activityId === '')
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = query.id ?? ''
    this.activityId = query.activity ?? ''
    await this.team.load(signal)
  }

  retry(): void {
    void this.team.load()
  }

  back(): void {
    this.navigator.back(teamPath(this.id))
  }

  private async ask() {
    const outcome =
      this.activityId === ''
        ? await this.gateway.code('team', this.id)
        : await this.gateway.code('activity', this.activityId)
    if (!outcome.ok) return outcome
    const { code, validFor } = outcome.value
    return success({ text: this.origin + scanResultPath(code), validFor })
  }
}
