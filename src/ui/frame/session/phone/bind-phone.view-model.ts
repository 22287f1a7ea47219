import { inject } from 'inversify'
import { reaction } from 'mobx'
import { FinishDetour } from '../../../../application/frame/navigation/finish-detour'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { BindPhone } from '../../../../application/frame/session/phone/bind-phone'
import { PhoneCodeForms } from '../../../../application/frame/session/phone/phone-code-form'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { checkPhoneCode, noPhoneCode } from '../../../../domain/frame/session/phone-code'
import { minePath } from '../../../overview/agenda/agenda.paths'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { phoneOfAnotherAccount } from './taken-phone'
import { bindSuccessPath, messengerPhonePath } from '../session.paths'

/**
 * Binds a phone, then continues the act that needed it (B50): S060, and S074 for a member who logged in by the
 * messenger, whom `fouce=1` leaves no way around it but logging out.
 */
export class BindPhoneViewModel implements ScreenViewModel {
  readonly phone
  readonly resources: Resources
  isCompulsory = false
  private redirect = ''
  private afterMessenger = false

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
      send: ({ phone, code }) => bindPhone.execute({ phone, code, afterMessenger: this.afterMessenger }),
      errorsOf: phoneOfAnotherAccount,
      // Nothing happens after the submit here, because `show` waits for the number, whichever tab binds it.
      onSent: () => undefined,
    })
    this.resources = { phone: this.phone }
    observe(this)
  }

  applyLocation({ path, query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
    this.afterMessenger = path === messengerPhonePath()
    this.isCompulsory = query.fouce === '1'
  }

  show(): () => void {
    return reaction(
      () => this.session.hasPhone,
      (hasPhone) => hasPhone && this.finish(),
      { fireImmediately: true },
    )
  }

  /** Whether the number belongs to another account, so that the member may log in to that account instead. */
  get offersOtherAccount(): boolean {
    return this.phone.form.errors.phone === 'has-account'
  }

  /** Continues to where the member was going. */
  goOn(): void {
    this.finishDetour.execute(this.redirect)
  }

  /** Logs out and leads to the login, from which the member returns to where they were going. */
  leaveAccount(): void {
    this.bindPhone.leaveAccount()
    this.navigator.toLogin(this.redirect === '' ? minePath : this.redirect)
  }

  private finish(): void {
    const onward = bindSuccessPath(this.redirect)
    if (!this.afterMessenger && this.navigator.exists(onward)) this.navigator.navigateTo(onward, { replace: true })
    else this.goOn()
  }
}
