import { inject } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { FinishDetour } from '../../application/navigation/finish-detour'
import { Navigator } from '../../application/navigation/navigator'
import { BindPhone } from '../../application/session/bind-phone'
import { CodeRequests } from '../../application/session/code-requests'
import { fieldProblems } from '../../application/session/field-problems'
import { SessionStore } from '../../application/session/session.store'
import type { Failure } from '../../application/shared/failure'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { PhoneCodeForm, type SavedPhoneCode } from './phone-code-form'
import { bindSuccessPath } from './session.routes'

/** S060: binds a phone, then on to the act that needed it (B50). */
export class BindPhoneViewModel implements ScreenViewModel {
  isBusy = false
  failure: Failure | null = null
  readonly form: PhoneCodeForm
  private redirect = ''

  constructor(
    @inject(BindPhone) private readonly bindPhone: BindPhone,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(CodeRequests) codeRequests: CodeRequests,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.form = new PhoneCodeForm(codeRequests.of('bind'))
    makeAutoObservable<this, 'bindPhone' | 'session' | 'finishDetour' | 'navigator'>(
      this,
      { bindPhone: false, session: false, finishDetour: false, navigator: false, form: false, failure: observableRef },
      { autoBind: true },
    )
  }

  open({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  show(): () => void {
    const stopCountdown = this.form.request.resume()
    const end = reaction(
      () => this.session.hasPhone,
      (hasPhone) => hasPhone && this.leave(),
      { fireImmediately: true },
    )
    return () => {
      stopCountdown()
      end()
    }
  }

  snapshot(): SavedPhoneCode {
    return this.form.saved()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.open(location)
    this.form.restore(saved as SavedPhoneCode)
  }

  back(): void {
    this.navigator.back('/mine')
  }

  edited(): void {
    this.failure = null
  }

  async submit(): Promise<void> {
    if (this.isBusy) return
    this.failure = null
    const given = this.form.checked()
    if (given === null) return
    this.isBusy = true
    const outcome = await this.bindPhone.execute(given)
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.showFailure(outcome.reason)
    })
  }

  private leave(): void {
    const onward = bindSuccessPath(this.redirect)
    if (this.navigator.exists(onward)) this.navigator.go(onward, { replace: true })
    else this.finishDetour.execute(this.redirect)
  }

  private showFailure(failure: Failure): void {
    const problems = failure.code === 'somebody-first' ? { phone: 'taken' } : fieldProblems(failure, ['phone', 'code'])
    if (problems === null) this.failure = failure
    else this.form.showProblems(problems)
  }
}
