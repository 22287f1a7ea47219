import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { PhoneCodeForms } from '../../application/session/phone-code-form'
import { ResetPassword } from '../../application/session/reset-password'
import { observe } from '../../application/shared/observe'
import { noPhoneCode } from '../../domain/session/phone-code'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { loginPath } from './session.routes'

/** S065: a new password by a code sent to the phone. */
export class ForgetViewModel implements ScreenViewModel {
  readonly reset
  private redirect = ''

  constructor(
    @inject(ResetPassword) resetPassword: ResetPassword,
    @inject(PhoneCodeForms) forms: PhoneCodeForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.reset = forms.make('reset', {
      name: 'forget',
      values: { ...noPhoneCode, password: '' },
      check: (values) => resetPassword.check(values),
      send: (given) => resetPassword.execute(given),
      dependents: { phone: ['code', 'password'] },
      onSent: () => this.navigator.go(loginPath(this.redirect), { replace: true }),
    })
    observe(this)
  }

  open({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  show(): () => void {
    return this.reset.request.resume()
  }

  snapshot(): unknown {
    return this.reset.saved('password')
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.open(location)
    this.reset.restore(saved)
  }

  back(): void {
    this.navigator.back(loginPath(this.redirect))
  }
}
