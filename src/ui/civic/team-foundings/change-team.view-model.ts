import { inject } from 'inversify'
import {
  ChangeTeam,
  type ChangeTeamForm,
  type CloseTeamForm,
} from '../../../application/civic/team-foundings/change-team'
import { TeamFoundingsGateway } from '../../../application/civic/team-foundings/team-foundings-gateway'
import { LateForm } from '../../../application/frame/forms/late-form'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { LedTeam } from '../../../domain/civic/team-foundings/founding'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { teamManagerPath, teamPath } from '../teams/teams.paths'

/** What the leader of a team changes of it, and its closing. */
export class ChangeTeamViewModel implements ScreenViewModel {
  readonly team: Loadable<LedTeam>
  /** The form for the reason of closing the team, while it is open. */
  closing: CloseTeamForm | null = null
  id = ''
  readonly resources: Resources
  private readonly late = new LateForm<ChangeTeamForm>()

  constructor(
    @inject(TeamFoundingsGateway) gateway: TeamFoundingsGateway,
    @inject(ChangeTeam) private readonly changeTeam: ChangeTeam,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.team = new Loadable((signal) => gateway.team(this.id, signal))
    this.resources = {
      form: {
        open: ({ params }, signal) => {
          this.id = params['id'] ?? ''
          return this.load(signal)
        },
        show: () => this.late.show(),
      },
    }
    observe(this)
  }

  /** The form; null until the team is loaded. */
  get form(): ChangeTeamForm | null {
    return this.late.form
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether the visitor does not lead the team, and has nothing to change here. */
  get isOthers(): boolean {
    return this.team.state === 'failed' && this.team.failure?.code === 'not-yours'
  }

  async load(signal?: CancelSignal): Promise<void> {
    if (!this.isMember || this.form !== null) return
    const team = await this.team.load(signal)
    if (team === null) return
    const form = this.changeTeam.form(team, () =>
      this.navigator.navigateTo(teamManagerPath(this.id), { replace: true }),
    )
    await form.open()
    this.late.set(form)
  }

  /** Opens the form in which the leader says why the team is closed. */
  openClosing(): void {
    const form = this.changeTeam.closing(this.id, () => this.navigator.navigateTo(teamPath(this.id), { replace: true }))
    this.closing = form
    void form.open()
  }

  keep(): void {
    this.closing = null
  }
}
