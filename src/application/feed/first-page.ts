import { inject, injectable } from 'inversify'
import { firstEntryRedirect } from '../../domain/navigation/first-entry'
import { Navigator } from '../navigation/navigator'
import { CookieJar } from '../shared/cookies'
import { port } from '../shared/port'
import { SiteStore } from '../site/site.store'

/** Whether the screen that shows is the first of the visit: no other is behind it. */
export interface VisitStart {
  isHere(): boolean
}
export const VisitStart = port<VisitStart>('VisitStart')

const cookie = 'firstPage'
/** B16 */
const keptDays = 0.15

/** Where the first entry leads: to the topics when the default category is 2 (B10) and the topics have a screen. */
@injectable('Singleton')
export class FirstPage {
  private entered = false

  constructor(
    @inject(CookieJar) private readonly cookies: CookieJar,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(VisitStart) private readonly start: VisitStart,
  ) {}

  /** Called by the screens that a first entry shows; `path` is '/' or '/index'. True when the visitor was sent on. */
  execute(path: '/' | '/index'): boolean {
    const isFirst = !this.entered && this.start.isHere()
    this.entered = true
    const redirect = firstEntryRedirect({ path, isFirst, defaultCategory: this.category() })
    if (redirect === null || !this.navigator.exists(redirect)) return false
    this.navigator.go(redirect, { replace: true })
    return true
  }

  /** The first-page category out of its cookie (B16), or of the site, which the cookie then keeps for 0.15 day. */
  private category(): number | null {
    const kept = Number(this.cookies.read(cookie))
    if (kept === 1 || kept === 2) return kept
    const category = this.site.config?.category ?? null
    if (category !== null) this.cookies.write(cookie, String(category), keptDays)
    return category
  }
}
