import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { ChangePhone } from '../../application/session/change-phone'
import type { CodeRequest } from '../../application/session/code-request'
import { CodeRequests } from '../../application/session/code-requests'
import { fieldProblems } from '../../application/session/field-problems'
import { SessionStore } from '../../application/session/session.store'
import type { Failure } from '../../application/shared/failure'
import { parseVerificationCode } from '../../domain/session/verification-code'
import type { ScreenViewModel } from '../shell/screen'
import { PhoneCodeForm } from './phone-code-form'
import { bindPhonePath, phonePath } from './session.routes'

/** S062: verifies the current number, then binds a new one in its place. Nothing typed here is stored. */
export class RebindPhoneViewModel implements ScreenViewModel {
  code = ''
  codeProblem: string | null = null
  isBusy = false
  failure: Failure | null = null
  /** The proof of the current number has expired. */
  isProofExpired = false
  readonly request: CodeRequest
  /** The new number and its code. */
  readonly form: PhoneCodeForm
  private proof: string | null = null

  constructor(
    @inject(ChangePhone) private readonly changePhone: ChangePhone,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(CodeRequests) codeRequests: CodeRequests,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.request = codeRequests.of('rebind-old')
    this.form = new PhoneCodeForm(codeRequests.of('rebind-new'))
    makeAutoObservable<this, 'changePhone' | 'session' | 'navigator'>(
      this,
      { changePhone: false, session: false, navigator: false, request: false, form: false, failure: observableRef },
      { autoBind: true },
    )
  }

  get step(): 'present' | 'new' {
    return this.proof === null ? 'present' : 'new'
  }

  /** Masked. */
  get phone(): string {
    return this.session.user?.phone ?? ''
  }

  open(): void {
    // Entering the screen refreshes the user info.
  }

  show(): () => void {
    if (this.session.isMember && this.session.user?.phone === null)
      this.navigator.go(bindPhonePath(phonePath), { replace: true })
    const rests = [this.request.resume(), this.form.request.resume()]
    return () => rests.forEach((rest) => rest())
  }

  back(): void {
    if (this.proof === null) this.navigator.back(phonePath)
    else this.proof = null
  }

  edited(): void {
    this.failure = null
    this.isProofExpired = false
  }

  setCode(code: string): void {
    this.code = code
    this.codeProblem = null
  }

  requestCode(): void {
    this.setCode('')
    void this.request.send(this.phone)
  }

  async verify(): Promise<void> {
    if (this.isBusy) return
    this.edited()
    const code = parseVerificationCode(this.code)
    this.codeProblem = code.ok ? null : code.reason
    if (!code.ok) return
    this.isBusy = true
    const outcome = await this.changePhone.verify(this.phone, code.value)
    runInAction(() => {
      this.isBusy = false
      this.code = ''
      if (outcome.ok) this.proof = outcome.value.proof
      else this.codeProblem = fieldProblems(outcome.reason, ['code'])?.code ?? null
      if (!outcome.ok && this.codeProblem === null) this.failure = outcome.reason
    })
  }

  async submit(): Promise<void> {
    const { proof } = this
    if (this.isBusy || proof === null) return
    this.edited()
    const given = this.form.checked()
    if (given === null) return
    this.isBusy = true
    const outcome = await this.changePhone.execute(proof, given)
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.showFailure(outcome.reason)
    })
    if (outcome.ok) this.navigator.back(phonePath)
  }

  private showFailure(failure: Failure): void {
    this.isProofExpired = fieldProblems(failure, ['oldProof']) !== null
    if (this.isProofExpired) {
      this.proof = null
      return
    }
    const problems = failure.code === 'somebody-first' ? { phone: 'taken' } : fieldProblems(failure, ['phone', 'code'])
    if (problems === null) this.failure = failure
    else this.form.showProblems(problems)
  }
}
