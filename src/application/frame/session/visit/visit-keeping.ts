import { inject } from 'inversify'
import { VisitWindow } from '../../navigation/find-pc-site'
import { Navigator } from '../../navigation/navigator'
import { SiteOrigin } from '../../navigation/site-origin'
import { CookieJar } from '../../shared/cookies'

/** What the browser keeps of a visit in a frame of another site. */
export class VisitKeeping {
  constructor(
    @inject(VisitWindow) private readonly window: VisitWindow,
    @inject(CookieJar) private readonly cookies: CookieJar,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {}

  /** Whether a session begun here ends with this page, because the browser refuses our cookies in a foreign frame. */
  get isFleeting(): boolean {
    return this.window.isInForeignFrame && !this.cookies.isLasting
  }

  /** Opens the present screen in a window of its own, where the browser keeps what it keeps of every site. */
  openWindow(): void {
    this.navigator.openExternal(`${this.origin}${this.navigator.current()}`)
  }
}
