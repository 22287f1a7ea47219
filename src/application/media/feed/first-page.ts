import { inject, injectable } from 'inversify'
import { firstEntryRedirect, topicsPath } from '../../../domain/frame/navigation/first-entry'
import { Navigator } from '../../frame/navigation/navigator'
import { CookieJar } from '../../frame/shared/cookies'
import { port } from '../../frame/shared/port'
import { SiteStore } from '../../frame/site/site.store'

/** Whether the current screen is the first of the visit, with no history behind it. */
export interface VisitStart {
  isHere(): boolean
}
export const VisitStart = port<VisitStart>('VisitStart')

const cookie = 'firstPage'
/** Days for which the cookie is kept (B16). */
const keptDays = 0.15

/**
 * The redirect of the visit's first screen to the topics, when the default category is 2 (B10) and this version has a
 * screen for the topics.
 */
@injectable('Singleton')
export class FirstPage {
  private entered = false
  /** Asked once, also on the platform, so that a first view in a browser knows the answer. */
  private readonly hasTopics: boolean

  constructor(
    @inject(CookieJar) private readonly cookies: CookieJar,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(VisitStart) private readonly start: VisitStart,
  ) {
    this.hasTopics = navigator.exists(topicsPath)
  }

  /** Called by the screens of '/' and '/index'. Returns true when the visitor was redirected. */
  execute(path: '/' | '/index'): boolean {
    const isFirst = !this.entered && this.start.isHere()
    this.entered = true
    const redirect = firstEntryRedirect({ path, isFirst, defaultCategory: this.category() })
    if (redirect === null || !this.hasTopics) return false
    this.navigator.navigateTo(redirect, { replace: true })
    return true
  }

  /**
   * The first-page category from its cookie (B16); without a cookie, from the site's configuration, and the cookie then
   * keeps it for 0.15 day.
   */
  private category(): number | null {
    const storedTabId = Number(this.cookies.read(cookie))
    if (storedTabId === 1 || storedTabId === 2) return storedTabId
    const category = this.site.config?.category ?? null
    if (category !== null) this.cookies.write(cookie, String(category), keptDays)
    return category
  }
}
