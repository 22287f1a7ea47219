import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { CodeRequests } from '../../application/session/code-requests'
import { fieldProblems } from '../../application/session/field-problems'
import { ResetPassword } from '../../application/session/reset-password'
import { SiteStore } from '../../application/site/site.store'
import type { Failure } from '../../application/shared/failure'
import { checkPassword } from '../../domain/session/password'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { PhoneCodeForm, type SavedPhoneCode } from './phone-code-form'
import { loginPath } from './session.routes'

/** S065: a new password by a code sent to the phone. */
export class ForgetViewModel implements ScreenViewModel {
  password = ''
  passwordProblem: string | null = null
  isBusy = false
  failure: Failure | null = null
  readonly form: PhoneCodeForm
  private redirect = ''

  constructor(
    @inject(ResetPassword) private readonly resetPassword: ResetPassword,
    @inject(CodeRequests) codeRequests: CodeRequests,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.form = new PhoneCodeForm(codeRequests.of('reset'))
    makeAutoObservable<this, 'resetPassword' | 'site' | 'navigator'>(
      this,
      { resetPassword: false, site: false, navigator: false, form: false, failure: observableRef },
      { autoBind: true },
    )
  }

  open({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  show(): () => void {
    return this.form.request.resume()
  }

  snapshot(): SavedPhoneCode {
    return this.form.saved()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.open(location)
    this.form.restore(saved as SavedPhoneCode)
  }

  back(): void {
    this.navigator.back(loginPath(this.redirect))
  }

  edited(): void {
    this.failure = null
  }

  setPassword(password: string): void {
    this.password = password
    this.passwordProblem = null
  }

  async submit(): Promise<void> {
    if (this.isBusy) return
    this.failure = null
    const given = this.form.checked()
    // Only the platform knows the list of common passwords.
    const password = checkPassword(this.password, () => false, {
      phone: given?.phone ?? null,
      siteNames: [this.site.config?.name ?? ''],
    })
    this.passwordProblem = password.ok ? null : password.reason
    if (given === null || !password.ok) return
    this.isBusy = true
    const outcome = await this.resetPassword.execute({ ...given, password: password.value })
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.showFailure(outcome.reason)
    })
    if (outcome.ok) this.navigator.go(loginPath(this.redirect), { replace: true })
  }

  private showFailure(failure: Failure): void {
    const problems = fieldProblems(failure, ['phone', 'code', 'password'])
    if (problems === null) {
      this.failure = failure
      return
    }
    const { password, ...others } = problems
    this.form.showProblems(others)
    if (password !== undefined) this.passwordProblem = password
  }
}
