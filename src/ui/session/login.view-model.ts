import { inject } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { FinishDetour } from '../../application/navigation/finish-detour'
import { Navigator } from '../../application/navigation/navigator'
import { CodeRequests } from '../../application/session/code-requests'
import { fieldProblems } from '../../application/session/field-problems'
import { LogIn, type Credentials } from '../../application/session/log-in'
import { SessionStore } from '../../application/session/session.store'
import type { Failure } from '../../application/shared/failure'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { PhoneCodeForm, type SavedPhoneCode } from './phone-code-form'
import { forgetPath } from './session.routes'

export type LoginMethod = 'code' | 'password'

interface SavedLogin extends SavedPhoneCode {
  readonly method: LoginMethod
  readonly agreed: boolean
}

/** S085: login by code or by password, then on to where the visitor was going. */
export class LoginViewModel implements ScreenViewModel {
  method: LoginMethod = 'code'
  password = ''
  passwordProblem: string | null = null
  agreed = false
  agreedProblem: string | null = null
  isBusy = false
  failure: Failure | null = null
  readonly form: PhoneCodeForm
  redirect = ''

  constructor(
    @inject(LogIn) private readonly logIn: LogIn,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(CodeRequests) codeRequests: CodeRequests,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.form = new PhoneCodeForm(codeRequests.of('login'))
    makeAutoObservable<this, 'logIn' | 'session' | 'finishDetour' | 'navigator'>(
      this,
      { logIn: false, session: false, finishDetour: false, navigator: false, form: false, failure: observableRef },
      { autoBind: true },
    )
  }

  get forgetPath(): string {
    return forgetPath(this.redirect)
  }

  open({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  /** A visitor who is already logged in, here or in another tab, is redirected. */
  show(): () => void {
    const stopCountdown = this.form.request.resume()
    const end = reaction(
      () => this.session.isMember,
      (isMember) => isMember && this.finishDetour.execute(this.redirect),
      { fireImmediately: true },
    )
    return () => {
      stopCountdown()
      end()
    }
  }

  moved(location: ScreenLocation): void {
    this.open(location)
  }

  snapshot(): SavedLogin {
    return { ...this.form.saved(), method: this.method, agreed: this.agreed }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { method, agreed, ...form } = saved as SavedLogin
    this.open(location)
    this.method = method
    this.agreed = agreed
    this.form.restore(form)
  }

  choose(method: LoginMethod): void {
    this.method = method
  }

  /** Earlier errors of the platform refer to the old input. */
  edited(): void {
    this.failure = null
    if (this.passwordProblem === 'wrong') this.passwordProblem = null
  }

  setPassword(password: string): void {
    this.password = password
    this.passwordProblem = null
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    this.agreedProblem = null
  }

  /** Whether the agreements are accepted; asks for that if not. */
  hasAgreed(): boolean {
    if (!this.agreed) this.agreedProblem = 'needed'
    return this.agreed
  }

  back(): void {
    this.navigator.back('/mine')
  }

  /** All digits are there: submits when the agreements are accepted already. */
  codeIsComplete(): void {
    if (this.agreed) void this.submit()
  }

  async submit(): Promise<void> {
    if (this.isBusy) return
    this.failure = null
    const credentials = this.method === 'code' ? this.form.checked() : this.checkedPassword()
    if (!this.hasAgreed() || credentials === null) return
    this.isBusy = true
    const outcome = await this.logIn.execute(credentials)
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.showFailure(outcome.reason)
    })
  }

  private checkedPassword(): Credentials | null {
    const phone = this.form.checkedPhone()
    if (this.password === '') this.passwordProblem = 'empty'
    return phone === null || this.password === '' ? null : { phone, password: this.password }
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
