import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { FoundTeam, type FoundTeamForm } from '../../../application/civic/team-foundings/found-team'
import { TeamFoundingsGateway } from '../../../application/civic/team-foundings/team-foundings-gateway'
import { LateForm } from '../../../application/frame/forms/late-form'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Founding, FoundingStanding } from '../../../domain/civic/team-foundings/founding'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The request for a new team: the form, or how the last request stands. */
export class FoundTeamViewModel implements ScreenViewModel {
  readonly standing: Loadable<FoundingStanding>
  asksToWithdraw = false
  isWithdrawing = false
  readonly resources: Resources
  private readonly late = new LateForm<FoundTeamForm>()

  constructor(
    @inject(TeamFoundingsGateway) gateway: TeamFoundingsGateway,
    @inject(FoundTeam) private readonly foundTeam: FoundTeam,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.standing = new Loadable((signal) => gateway.standing(signal))
    this.resources = { form: { open: (_, signal) => this.load(signal), show: () => this.late.show() } }
    observe(this)
  }

  /** The form; null while the last request is shown. */
  get form(): FoundTeamForm | null {
    return this.late.form
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The request that is shown instead of the form. */
  get founding(): Founding | null {
    return this.form === null ? (this.standing.value?.founding ?? null) : null
  }

  async load(signal?: CancelSignal): Promise<void> {
    if (!this.isMember || (await this.standing.load(signal)) === null) return
    const { founding, isVolunteer, leadsEnough } = this.standing.value ?? { founding: null }
    if (founding === null && isVolunteer === true && leadsEnough !== true) await this.write()
  }

  /** Opens the form, with the texts of a request that was refused. */
  async write(): Promise<void> {
    const founding = this.standing.value?.founding ?? null
    const form = this.foundTeam.form(founding?.state === 'refused' ? founding : null, (standing) => {
      this.late.set(null)
      this.standing.set(standing)
    })
    await form.open()
    this.late.set(form)
  }

  ask(asks: boolean): void {
    this.asksToWithdraw = asks
  }

  async withdraw(): Promise<void> {
    const { founding } = this
    if (founding === null || this.isWithdrawing) return
    this.isWithdrawing = true
    const outcome = await this.foundTeam.withdraw(founding.id, { refresh: () => this.standing.load() })
    runInAction(() => {
      this.isWithdrawing = false
      this.asksToWithdraw = false
      if (outcome.ok) this.standing.set(outcome.value)
    })
    if (outcome.ok && outcome.value.founding === null) await this.write()
  }
}
