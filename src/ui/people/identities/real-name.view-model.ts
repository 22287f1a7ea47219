import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CheckRealName } from '../../../application/people/identities/check-real-name'
import type { Form } from '../../../application/frame/forms/form'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { FinishDetour } from '../../../application/frame/navigation/finish-detour'
import { Clock } from '../../../application/frame/shared/clock'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { RealName, RealNameStanding } from '../../../domain/people/identities/identity'
import type { RealNameForm } from '../../../domain/people/identities/real-name-form'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

const emptyForm: RealNameForm = { name: '', cardNumber: '', agreed: false }
/** Milliseconds between two requests while the verifier is being asked. */
const lookAgainAfter = 3000

/** S111: the member's real name is verified; what was typed is never stored on the device. */
export class RealNameViewModel implements ScreenViewModel {
  readonly standing: Loadable<RealNameStanding>
  readonly form: Form<RealNameForm, RealNameForm, RealNameStanding>
  /** Whether a pending claim is being corrected. */
  isCorrecting = false
  readonly resources: Resources
  private redirect = ''

  constructor(
    @inject(CheckRealName) private readonly checkRealName: CheckRealName,
    @inject(PlainForms) forms: PlainForms,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.standing = new Loadable((signal) => checkRealName.load(signal))
    this.form = forms.make({
      name: 'real-name',
      values: emptyForm,
      needs: 'member',
      draft: false,
      check: checkRealName.check,
      send: (person) => checkRealName.execute(person),
      onSent: (answer) => this.answered(answer),
    })
    this.resources = { standing: resetResource(this.standing), form: this.form }
    observe(this)
  }

  get availability() {
    return this.checkRealName.availability
  }

  get realName(): RealName | null {
    return this.standing.value?.realName ?? null
  }

  /** Whether the verifier is being asked, which usually takes seconds. */
  get isBeingAsked(): boolean {
    const { realName } = this
    return realName?.state === 'pending' && !realName.isAtOffice
  }

  /** The path to which the member continues once the name is verified; null when there is none. */
  get continuePath(): string | null {
    return this.redirect === '' ? null : this.finishDetour.target(this.redirect)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  show(): () => void {
    return this.clock.every(lookAgainAfter, () => void this.lookAgain())
  }

  correct(): void {
    this.isCorrecting = true
  }

  private async lookAgain(): Promise<void> {
    if (!this.isBeingAsked || this.standing.state === 'loading') return
    const standing = await this.standing.load()
    if (standing?.realName.state === 'verified') this.continueAfterwards()
  }

  private answered(standing: RealNameStanding): void {
    runInAction(() => {
      this.isCorrecting = false
      this.standing.set(standing)
    })
    if (standing.realName.state === 'verified') this.continueAfterwards()
  }

  private continueAfterwards(): void {
    if (this.redirect !== '') this.finishDetour.execute(this.redirect)
  }
}
