import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PhoneCodeForms } from '../../../../application/frame/session/phone/phone-code-form'
import { ResetPassword } from '../../../../application/frame/session/password/reset-password'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { noPhoneCode } from '../../../../domain/frame/session/phone-code'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { loginPath } from '../session.paths'

/** S065: a new password by a code sent to the phone. */
export class ForgetViewModel implements ScreenViewModel {
  readonly reset
  readonly resources: Resources
  redirect = ''

  constructor(
    @inject(ResetPassword) resetPassword: ResetPassword,
    @inject(PhoneCodeForms) forms: PhoneCodeForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.reset = forms.make('reset', {
      name: 'forget',
      values: { ...noPhoneCode, password: '' },
      check: (values) => resetPassword.check(values),
      send: (input) => resetPassword.execute(input),
      dependents: { phone: ['code', 'password'] },
      secrets: ['password'],
      onSent: () => this.navigator.navigateTo(loginPath(this.redirect), { replace: true }),
    })
    this.resources = { reset: this.reset }
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }
}
