import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../application/cases/case-act'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { OwnRegistration } from '../../application/volunteers/own-registration'
import { RegisterAsVolunteer, type Registration } from '../../application/volunteers/register-as-volunteer'
import { verifiedIdentity, type RealName } from '../../domain/identities/identity'
import type { Leaving } from '../../domain/volunteers/leaving'
import type { Volunteer, VolunteerOptions } from '../../domain/volunteers/volunteer'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

type MemberAct = Volunteer['acts'][number]

/** S110: the member registers as a volunteer in steps, and sees how far it is. */
export class RegisterViewModel implements ScreenViewModel {
  readonly loaded: Loadable<RealName>
  readonly options: Loadable<VolunteerOptions>
  readonly leaving: Loadable<Leaving>
  /** What leaving means is shown, for a volunteer to confirm. */
  asksToLeave = false
  /** The form being filled in. */
  registration: Registration | null = null
  busy: MemberAct | null = null
  private isShown = false
  private endShow: () => void = () => undefined

  constructor(
    @inject(OwnRegistration) private readonly own: OwnRegistration,
    @inject(RegisterAsVolunteer) readonly register: RegisterAsVolunteer,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.loaded = new Loadable((signal) => own.load(signal))
    this.options = new Loadable((signal) => own.options(signal))
    this.leaving = new Loadable((signal) => own.leaving(signal))
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Masked; null when none is bound yet. */
  get phone(): string | null {
    return this.session.user?.phone ?? null
  }

  get volunteer(): Volunteer | null {
    return this.own.volunteer
  }

  get stage(): 'closed' | 'real-name' | 'form' | 'case' {
    if (this.volunteer !== null && this.registration === null) return 'case'
    if (!this.own.isOpen) return 'closed'
    return this.own.needsRealName(this.loaded.value) ? 'real-name' : 'form'
  }

  get hasGuardian(): boolean {
    const { registration } = this
    return registration !== null && this.register.needsGuardian(registration.form.values, registration.identity)
  }

  async open(_location: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (this.isMember) await this.load(signal)
  }

  show(): () => void {
    this.isShown = true
    this.endShow = this.registration?.form.show() ?? (() => undefined)
    return () => {
      this.isShown = false
      this.endShow()
    }
  }

  async load(signal?: CancelSignal): Promise<void> {
    const loaded = await this.loaded.load(signal)
    if (loaded !== null && this.stage === 'form') await this.begin(signal)
  }

  act(act: MemberAct): void {
    if (act === 'register') void this.begin()
    else if (this.volunteer?.state === 'approved') this.askToLeave()
    else void this.leave()
  }

  /** Sent: the case is shown in place of the form. */
  async submit(): Promise<void> {
    const { registration } = this
    await registration?.steps.submit()
    if (registration?.form.state !== 'sent') return
    runInAction(() => {
      this.endShow()
      this.registration = null
    })
  }

  back(): void {
    const { registration } = this
    if (registration !== null && registration.steps.current !== null) registration.steps.goTo(null)
    else this.navigator.back('/mine')
  }

  private askToLeave(): void {
    this.asksToLeave = true
    void this.leaving.load()
  }

  private async begin(signal?: CancelSignal): Promise<void> {
    const [registration] = await Promise.all([
      this.register.begin(verifiedIdentity(this.loaded.value)),
      this.options.load(signal),
    ])
    runInAction(() => {
      this.registration = registration
      if (this.isShown) this.endShow = registration.form.show()
    })
  }

  stay(): void {
    this.asksToLeave = false
  }

  async leave(): Promise<void> {
    const { volunteer } = this
    if (volunteer === null || this.busy !== null) return
    this.busy = 'leave'
    const refresh = () => Promise.all([this.loaded.load(), this.leaving.load()])
    const outcome = await this.caseAct.execute(() => this.own.leave(volunteer.id), { refresh })
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.asksToLeave = false
    })
  }
}
