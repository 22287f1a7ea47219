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
  private waitsForConsent = false

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

  /** Whether the agreements are accepted; asks for that if not. */
  hasAgreed(): boolean {
    return this.login.form.checkFields(['agreed'])
  }

  /**
   * Called when all digits are typed. Submits if the agreements are accepted; otherwise asks for that, and `agree`
   * submits.
   */
  codeIsComplete(): void {
    if (this.hasAgreed()) void this.login.form.submit()
    else this.waitsForConsent = true
  }

  /** Accepts the agreements or not, and submits a complete code that waited for the acceptance. */
  agree(hasAgreed: boolean): void {
    const { form } = this.login
    form.change({ agreed: hasAgreed })
    if (!hasAgreed || !this.waitsForConsent) return
    this.waitsForConsent = false
    if (form.values.method === 'code' && Object.keys(form.broken()).length === 0) void form.submit()
  }
}
