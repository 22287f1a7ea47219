import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../../application/frame/cases/case-act'
import { LateForm } from '../../../application/frame/forms/late-form'
import { FinishDetour } from '../../../application/frame/navigation/finish-detour'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { OwnRegistration } from '../../../application/civic/volunteers/own-registration'
import {
  RegisterAsVolunteer,
  type ChangedRegistration,
  type Registration,
} from '../../../application/civic/volunteers/register-as-volunteer'
import { verifiedIdentity, type RealName } from '../../../domain/people/identities/identity'
import type { LeavingConsequences } from '../../../domain/civic/volunteers/leaving'
import type { Volunteer, VolunteerOptions } from '../../../domain/civic/volunteers/volunteer'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { volunteerNotices } from '../../../application/civic/volunteers/volunteer-notices'

type MemberAct = Volunteer['acts'][number]
type Stage = 'closed' | 'real-name' | 'form' | 'change' | 'case'

/** S110: the member registers as a volunteer in steps, sees the state of the registration, and changes it. */
export class RegisterViewModel implements ScreenViewModel {
  readonly loaded: Loadable<RealName>
  readonly options: Loadable<VolunteerOptions>
  readonly leaving: Loadable<LeavingConsequences>
  /** Whether the sheet that explains leaving is open, for a volunteer to confirm. */
  asksToLeave = false
  /** The form being filled in. */
  registration: Registration | null = null
  /** The registration while it is being changed; null otherwise. */
  change: ChangedRegistration | null = null
  busy: MemberAct | null = null
  /** The address of the case that led here, which is not trusted; empty when none did. */
  redirect = ''
  readonly resources: Resources
  private readonly late = new LateForm<(Registration | ChangedRegistration)['form']>()

  constructor(
    @inject(OwnRegistration) private readonly own: OwnRegistration,
    @inject(RegisterAsVolunteer) readonly register: RegisterAsVolunteer,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
  ) {
    this.loaded = new Loadable((signal) => own.load(signal))
    this.options = new Loadable((signal) => own.options(signal))
    this.leaving = new Loadable((signal) => own.leaving(signal))
    this.resources = {
      registration: {
        open: (_location, signal) => (this.isMember ? this.load(signal) : undefined),
        show: () => this.late.show(),
      },
    }
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.redirect = query['redirect'] ?? ''
  }

  /** Returns to the case that led here. */
  returnToCase(): void {
    this.finishDetour.execute(this.redirect)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The masked phone; null when none is bound yet. */
  get phone(): string | null {
    return this.session.user?.phone ?? null
  }

  get volunteer(): Volunteer | null {
    return this.own.volunteer
  }

  get stage(): Stage {
    if (this.volunteer !== null && this.change !== null) return 'change'
    if (this.volunteer !== null && this.registration === null) return 'case'
    if (!this.own.isOpen) return 'closed'
    return this.own.needsRealName(this.loaded.value) ? 'real-name' : 'form'
  }

  get isNamed(): boolean {
    return this.loaded.value?.state === 'verified'
  }

  get hasGuardian(): boolean {
    const currentRegistration = this.change ?? this.registration
    return (
      currentRegistration !== null &&
      this.register.needsGuardian(currentRegistration.form.values, currentRegistration.identity)
    )
  }

  async load(signal?: CancelSignal): Promise<void> {
    const loaded = await this.loaded.load(signal)
    if (loaded === null) return
    if (this.stage === 'form') await this.begin(signal)
    else if (this.volunteer?.application) await this.options.load(signal)
  }

  act(act: MemberAct): void {
    if (act === 'register') void this.begin()
    else if (act === 'change' || act === 'revise') void this.beginChange()
    else if (this.volunteer?.state === 'approved') this.askToLeave()
    else void this.leave()
  }

  /** Sends the registration; then the case is shown instead of the form. */
  async submit(): Promise<void> {
    const { registration } = this
    await registration?.steps.submit()
    if (registration?.form.state !== 'sent') return
    runInAction(() => {
      this.late.set(null)
      this.registration = null
    })
  }

  /** Goes back one step within the screen; undefined on its first step. */
  get stepBack(): (() => void) | undefined {
    if (this.change !== null) return this.endChange
    const steps = this.registration?.steps ?? null
    return steps === null || steps.current === null ? undefined : () => steps.goTo(null)
  }

  private async beginChange(): Promise<void> {
    const [change] = await Promise.all([
      this.register.beginChange(verifiedIdentity(this.loaded.value), () => {
        this.caseAct.done(volunteerNotices['registration-changed'])
        this.endChange()
      }),
      this.options.value === null ? this.options.load() : null,
    ])
    runInAction(() => {
      this.change = change
      this.late.set(change.form)
    })
  }

  private endChange(): void {
    this.late.set(null)
    this.change = null
  }

  private askToLeave(): void {
    this.asksToLeave = true
    void this.leaving.load()
  }

  private async begin(signal?: CancelSignal): Promise<void> {
    const [registration] = await Promise.all([
      this.register.loadRegistration(verifiedIdentity(this.loaded.value)),
      this.options.load(signal),
    ])
    runInAction(() => {
      this.registration = registration
      this.late.set(registration.form)
    })
  }

  cancelLeaving(): void {
    this.asksToLeave = false
  }

  async leave(): Promise<void> {
    const { volunteer } = this
    if (volunteer === null || this.busy !== null) return
    this.busy = 'leave'
    const refresh = () => Promise.all([this.loaded.load(), this.leaving.load()])
    const outcome = await this.caseAct.after(await this.own.leave(volunteer.id), { refresh })
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.asksToLeave = false
    })
  }
}
