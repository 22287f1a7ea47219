import { inject } from 'inversify'
import { reaction } from 'mobx'
import { FinishDetour } from '../../../application/frame/navigation/finish-detour'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { BindPhone } from '../../../application/frame/session/bind-phone'
import { PhoneCodeForms } from '../../../application/frame/session/phone-code-form'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { checkPhoneCode, noPhoneCode } from '../../../domain/frame/session/phone-code'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { phoneOfAnotherAccount } from './taken-phone'
import { bindSuccessPath } from './session.paths'

/** S060: binds a phone, then continues the act that needed it (B50). */
export class BindPhoneViewModel implements ScreenViewModel {
  readonly phone
  readonly resources: Resources
  private redirect = ''

  constructor(
    @inject(BindPhone) private readonly bindPhone: BindPhone,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PhoneCodeForms) forms: PhoneCodeForms,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.phone = forms.make('bind', {
      name: 'bind-phone',
      values: noPhoneCode,
      check: checkPhoneCode,
      send: (input) => bindPhone.execute(input),
      errorsOf: phoneOfAnotherAccount,
      // Nothing happens after the submit here, because `show` waits for the number, whichever tab binds it.
      onSent: () => undefined,
    })
    this.resources = { phone: this.phone }
    observe(this)
  }

  readAddress({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  show(): () => void {
    return reaction(
      () => this.session.hasPhone,
      (hasPhone) => hasPhone && this.leave(),
      { fireImmediately: true },
    )
  }

  /** Whether the number belongs to another account, so that the member may log in to that account instead. */
  get offersOtherAccount(): boolean {
    return this.phone.form.errors.phone === 'has-account'
  }

  /** Leaves this account, logs in with the number, and returns to the interrupted act. */
  switchAccount(): void {
    this.bindPhone.leaveAccount()
    this.navigator.toLogin(this.redirect === '' ? minePath : this.redirect)
  }

  private leave(): void {
    const onward = bindSuccessPath(this.redirect)
    if (this.navigator.exists(onward)) this.navigator.navigateTo(onward, { replace: true })
    else this.finishDetour.execute(this.redirect)
  }
}
