import { inject } from 'inversify'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { RefreshUser } from '../../../../application/frame/session/refresh-user'
import { emptyPassword, SetPassword } from '../../../../application/frame/session/password/set-password'
import {
  FirstPasswordProof,
  FirstPasswordProofs,
} from '../../../../application/frame/session/password/first-password-proof'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { failure, success } from '../../../../domain/frame/shared/result'
import { minePath } from '../../../overview/agenda/agenda.paths'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { forgetPath } from '../session.paths'

/** S064: the first password, or a change of it. Nothing typed here is stored. */
export class PasswordViewModel implements ScreenViewModel {
  readonly form
  readonly user
  readonly proof: FirstPasswordProof
  readonly resources: Resources
  readonly forgetPath = forgetPath('/password')

  /** The last text that was compared with the current password. */
  private compared = ''

  constructor(
    @inject(SetPassword) private readonly setPassword: SetPassword,
    @inject(RefreshUser) refreshUser: RefreshUser,
    @inject(PlainForms) forms: PlainForms,
    @inject(Navigator) navigator: Navigator,
    @inject(FirstPasswordProofs) proofs: FirstPasswordProofs,
  ) {
    this.user = new Loadable(() => refreshUser.execute())
    this.proof = new FirstPasswordProof(proofs)
    this.form = forms.make({
      name: 'password',
      values: emptyPassword,
      needs: 'nobody',
      draft: false,
      check: (values) => this.check(values),
      send: async ({ oldPassword, password, code }) => {
        const proven = await this.proof.given(code)
        if (!proven.ok) return proven
        const outcome = await setPassword.execute({ oldPassword, password, proof: proven.value })
        // Another device has set the first password in the meantime, so there is now a password to change.
        if (!outcome.ok && outcome.reason.code === 'state-refuses') void this.user.load()
        return outcome
      },
      dependents: { oldPassword: ['password'] },
      retypedFields: ['code'],
      errorsOf: ({ fields: { proof } }) => (proof === undefined ? null : this.proof.expire()),
      onSent: () => navigator.back(minePath),
    })
    this.resources = { user: resetResource(this.user), proof: resetResource(this.proof.ways) }
    observe(this)
  }

  show(): () => void {
    return this.proof.own.request.resume()
  }

  /** Whether the member has to prove that it is them: for a first password, unless they logged in just now. */
  get needsProof(): boolean {
    return this.hasPassword === false && this.proof.isNeeded
  }

  private check({ code, ...passwords }: Readonly<typeof emptyPassword>) {
    const checked = this.setPassword.check(passwords, this.hasPassword === true)
    const checkedCode = this.needsProof ? this.proof.check(code) : success(null)
    return checked.ok && checkedCode.ok
      ? success({ ...checked.value, code: checkedCode.value })
      : failure({ ...(checked.ok ? {} : checked.reason), ...(checkedCode.ok ? {} : { code: checkedCode.reason }) })
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
