import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { observe } from '../../../application/frame/shared/observe'
import { safePath } from '../../../domain/frame/navigation/safe-redirect'
import type { ScreenLocation, ScreenViewModel } from '../shell/screens/screen'
import { errorPagePath, homePath } from './site.paths'

/** S083: type 1 gone, type 2 busy (B07). `from` is the page that failed, as stated by the link to this screen. */
export class ErrorPageViewModel implements ScreenViewModel {
  kind: 'gone' | 'busy' = 'busy'
  readonly resources = {}
  private from = ''

  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.kind = query.type === '1' ? 'gone' : 'busy'
    this.from = query.from ?? ''
  }

  /**
   * Retries the page that failed, replacing this one; opens the home page when the failed page is unknown or unsafe.
   */
  retry(): void {
    const isKnownRoute = (path: string) => path !== errorPagePath && this.navigator.exists(path)
    this.navigator.navigateTo(safePath(this.from, { origin: this.origin, isKnownRoute }) ?? homePath, { replace: true })
  }
}
