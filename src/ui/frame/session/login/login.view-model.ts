import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { FinishDetour } from '../../../../application/frame/navigation/finish-detour'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { LogIn } from '../../../../application/frame/session/login/log-in'
import { PhoneCodeForms } from '../../../../application/frame/session/phone/phone-code-form'
import { VisitKeeping } from '../../../../application/frame/session/visit/visit-keeping'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { checkLogin, emptyLogin } from '../../../../domain/frame/session/login-form'
import type { ScreenLocation, ScreenViewModel } from '../../shell/screens/screen'
import { forgetPath } from '../session.paths'

/** S085: login by code or by password, then on to the screen that the visitor wanted. */
export class LoginViewModel implements ScreenViewModel {
  redirect = ''
  readonly login
  readonly resources: Resources
  /** The nickname of the person whose link led the visitor here; null for none. */
  sharer: string | null = null
  /** Whether the session would end with this visit, because the browser keeps nothing in a frame of another site. */
  isFleeting = false
  /** What goes on once the visitor has accepted the agreements; null while nobody is asked for that. */
  private waitsForConsent: (() => void) | null = null

  constructor(
    @inject(LogIn) private readonly logIn: LogIn,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PhoneCodeForms) forms: PhoneCodeForms,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(VisitKeeping) private readonly keeping: VisitKeeping,
  ) {
    this.login = forms.make('login', {
      name: 'login',
      values: emptyLogin,
      check: checkLogin,
      send: (credentials) => logIn.execute(credentials),
      dependents: { phone: ['code', 'password'] },
      secrets: ['password'],
      // Nothing happens after the submit here, because `show` waits for the session, whichever tab begins it.
      onSent: () => undefined,
    })
    this.resources = { login: this.login }
    observe(this)
  }

  /** Opens the login in a window of its own, where the browser keeps the session. */
  openWindow(): void {
    this.keeping.openWindow()
  }

  get forgetPath(): string {
    return forgetPath(this.redirect)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.redirect = query.redirect ?? ''
  }

  /** A visitor who is already logged in, here or in another tab, is redirected. */
  show(): () => void {
    this.isFleeting = this.keeping.isFleeting
    void this.logIn.sharer().then((sharer) => runInAction(() => (this.sharer = sharer)))
    return reaction(
      () => this.session.isMember,
      (isMember) => isMember && this.finishDetour.execute(this.redirect),
      { fireImmediately: true },
    )
  }

  /** Whether the visitor is asked to accept the agreements. */
  get asksConsent(): boolean {
    return this.waitsForConsent !== null
  }

  /** Logs in, or says what is missing; when that is the acceptance alone, it is asked for. */
  submit(): void {
    const { form } = this.login
    const send = () => void form.submit()
    if (Object.keys(form.broken()).some((field) => field !== 'agreed')) send()
    else this.afterConsent(send)
  }

  /** Goes on if the agreements are accepted; otherwise asks for that first. */
  afterConsent(goOn: () => void): void {
    if (this.login.form.values.agreed) goOn()
    else this.waitsForConsent = goOn
  }

  /** Accepts the agreements, and goes on with what waited for that. */
  accept(): void {
    const goOn = this.waitsForConsent
    this.waitsForConsent = null
    this.login.form.change({ agreed: true })
    goOn?.()
  }

  decline(): void {
    this.waitsForConsent = null
  }
}
