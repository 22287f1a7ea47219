import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import { SiteOrigin } from '../../application/navigation/site-origin'
import { safePath } from '../../domain/navigation/safe-redirect'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { errorPagePath, homePath } from './site.routes'

/** S083: type 1 gone, type 2 busy (B07). `from` names the page that failed, for what sends a visitor here. */
export class ErrorPageViewModel implements ScreenViewModel {
  kind: 'gone' | 'busy' = 'busy'
  private from = ''

  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    makeAutoObservable<this, 'navigator' | 'origin'>(this, { navigator: false, origin: false }, { autoBind: true })
  }

  open({ query }: ScreenLocation): void {
    this.kind = query.type === '1' ? 'gone' : 'busy'
    this.from = query.from ?? ''
  }

  moved(location: ScreenLocation): void {
    this.open(location)
  }

  /** Tries the page that failed once more, in the place of this one; the home page where that is not known or may not be followed. */
  retry(): void {
    const isKnownRoute = (path: string) => path !== errorPagePath && this.navigator.exists(path)
    this.navigator.go(safePath(this.from, { origin: this.origin, isKnownRoute }) ?? homePath, { replace: true })
  }
}
