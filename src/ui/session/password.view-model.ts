import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { fieldProblems } from '../../application/session/field-problems'
import { RefreshUser } from '../../application/session/refresh-user'
import { SessionStore } from '../../application/session/session.store'
import { SetPassword } from '../../application/session/set-password'
import { SiteStore } from '../../application/site/site.store'
import { Loadable } from '../../application/shared/loadable'
import type { Failure } from '../../application/shared/failure'
import type { UserWithProfile } from '../../application/session/session-gateway'
import { checkPassword } from '../../domain/session/password'
import type { ScreenViewModel } from '../shell/screen'
import { forgetPath } from './session.routes'

/** S064: the first password, or a change of it. Nothing typed here is stored. */
export class PasswordViewModel implements ScreenViewModel {
  oldPassword = ''
  oldPasswordProblem: string | null = null
  password = ''
  passwordProblem: string | null = null
  isBusy = false
  failure: Failure | null = null
  readonly user: Loadable<UserWithProfile>
  readonly forgetPath = forgetPath('/password')

  constructor(
    @inject(SetPassword) private readonly setPassword: SetPassword,
    @inject(RefreshUser) refreshUser: RefreshUser,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.user = new Loadable(() => refreshUser.execute())
    makeAutoObservable<this, 'setPassword' | 'session' | 'site' | 'navigator'>(
      this,
      { setPassword: false, session: false, site: false, navigator: false, user: false, failure: observableRef },
      { autoBind: true },
    )
  }

  /** Whether there is one to change; null until it is known. */
  get hasPassword(): boolean | null {
    return this.user.value?.hasPassword ?? null
  }

  async open(): Promise<void> {
    await this.user.load()
  }

  back(): void {
    this.navigator.back('/mine')
  }

  typeOld(password: string): void {
    this.oldPassword = password
    this.oldPasswordProblem = null
    if (this.passwordProblem === 'same') this.passwordProblem = null
  }

  typeNew(password: string): void {
    this.password = password
    this.passwordProblem = null
  }

  edited(): void {
    this.failure = null
  }

  async submit(): Promise<void> {
    if (this.isBusy || this.hasPassword === null) return
    this.failure = null
    const password = checkPassword(this.password, () => false, {
      phone: this.session.user?.phone ?? null,
      siteNames: [this.site.config?.name ?? ''],
    })
    this.oldPasswordProblem = this.hasPassword && this.oldPassword === '' ? 'empty' : null
    this.passwordProblem = !password.ok
      ? password.reason
      : this.hasPassword && password.value === this.oldPassword
        ? 'same'
        : null
    if (!password.ok || this.oldPasswordProblem !== null || this.passwordProblem !== null) return
    this.isBusy = true
    const outcome = await this.setPassword.execute(password.value, this.hasPassword ? this.oldPassword : null)
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.showFailure(outcome.reason)
    })
    if (outcome.ok) this.back()
    // Another device has set the first password: now there is one to change.
    else if (outcome.reason.code === 'state-refuses') void this.user.load()
  }

  private showFailure(failure: Failure): void {
    const problems = fieldProblems(failure, ['oldPassword', 'password'])
    if (problems === null) this.failure = failure
    this.oldPasswordProblem = problems?.oldPassword ?? null
    this.passwordProblem = problems?.password ?? null
  }
}
