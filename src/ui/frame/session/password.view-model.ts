import { inject } from 'inversify'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { RefreshUser } from '../../../application/frame/session/refresh-user'
import { emptyPassword, SetPassword } from '../../../application/frame/session/set-password'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ScreenViewModel } from '../shell/screen'
import { forgetPath } from './session.paths'

/** S064: the first password, or a change of it. Nothing typed here is stored. */
export class PasswordViewModel implements ScreenViewModel {
  readonly form
  readonly user
  readonly resources: Resources
  readonly forgetPath = forgetPath('/password')

  /** The last text that was compared with the current password. */
  private compared = ''

  constructor(
    @inject(SetPassword) private readonly setPassword: SetPassword,
    @inject(RefreshUser) refreshUser: RefreshUser,
    @inject(PlainForms) forms: PlainForms,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.user = new Loadable(() => refreshUser.execute())
    this.form = forms.make({
      name: 'password',
      values: emptyPassword,
      needs: 'nobody',
      draft: false,
      check: (values) => setPassword.check(values, this.hasPassword === true),
      send: async (passwords) => {
        const outcome = await setPassword.execute(passwords)
        // Another device has set the first password in the meantime, so there is now a password to change.
        if (!outcome.ok && outcome.reason.code === 'state-refuses') void this.user.load()
        return outcome
      },
      dependents: { oldPassword: ['password'] },
      onSent: () => navigator.back(minePath),
    })
    this.resources = { user: resetResource(this.user) }
    observe(this)
  }

  /** Whether there is a password to change; null until that is known. */
  get hasPassword(): boolean | null {
    return this.user.value?.hasPassword ?? null
  }

  /** Called when the field of the current password loses focus, so that a wrong password is reported at once. */
  async leaveOldPassword(): Promise<void> {
    const typedPassword = this.form.values.oldPassword
    if (typedPassword === '' || typedPassword === this.compared) return
    this.compared = typedPassword
    const mayBe = await this.setPassword.mayBeCurrent(typedPassword)
    if (!mayBe && this.form.values.oldPassword === typedPassword) this.form.showErrors({ oldPassword: 'wrong' })
  }
}
