import { inject } from 'inversify'
import { CountPrintedCode } from '../../../application/frame/boot/count-printed-code'
import { OpenInApp } from '../../../application/frame/hosts/open-in-app'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { AboutGateway } from '../../../application/frame/site/about-gateway'
import { hasApp, storeOf } from '../../../domain/frame/hosts/deep-link'
import { safePath } from '../../../domain/frame/navigation/safe-redirect'
import type { AboutApp, AboutUs } from '../../../domain/frame/site/about'
import type { SiteConfig } from '../../../domain/frame/site/site'
import type { ScreenLocation, ScreenViewModel } from '../shell/screens/screen'
import { homePath } from '../site/site.paths'
import { bootPath } from './boot.paths'

/** What the screen is for, where the visitor is. */
type BootPlace = 'app' | 'messenger' | 'phone' | 'computer' | 'nowhere'

interface AppStore {
  readonly system: 'ios' | 'android'
  readonly address: string
}

/** S155, S156: the site's own app, by the phone that the visitor has. It opens nothing by itself. */
export class BootViewModel implements ScreenViewModel {
  private readonly about: Loadable<AboutUs>
  readonly resources: Resources
  /** Known in a browser only, since the platform draws one page for all phones. */
  place: BootPlace | null = null
  /** The path that the visitor came for, which the app opens, and the browser where there is no app. */
  path = homePath
  private code = ''

  constructor(
    @inject(OpenInApp) readonly app: OpenInApp,
    @inject(CountPrintedCode) private readonly counter: CountPrintedCode,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(AboutGateway) about: AboutGateway,
  ) {
    this.about = new Loadable((signal) => about.about(signal))
    this.resources = { about: this.about }
    observe(this)
  }

  get config(): SiteConfig | null {
    return this.app.place.site.config
  }

  /** What the site tells of its app. The screen is whole without it, so that a failure to load it is not shown. */
  get told(): AboutApp {
    return this.about.value?.app ?? { reasons: [], pictures: [] }
  }

  /** The store of the visitor's phone; null for none. */
  get store(): AppStore | null {
    return this.stores.find(({ system }) => system === this.app.place.around.system) ?? null
  }

  /** The stores that have the app. */
  get stores(): readonly AppStore[] {
    const { deepLinks } = this.app.place.site.hosts
    return (['ios', 'android'] as const).flatMap((system) => {
      const address = storeOf(deepLinks, system, this.origin)
      return address === null ? [] : [{ system, address }]
    })
  }

  /** The address to continue at on a phone. */
  get addressForPhone(): string {
    return `${this.origin}${bootPath}${this.path === homePath ? '' : `?path=${encodeURIComponent(this.path)}`}`
  }

  applyLocation({ query }: ScreenLocation): void {
    const isKnownRoute = (path: string) => this.navigator.exists(path)
    const path = safePath(query['path'], { origin: this.origin, isKnownRoute })
    this.path = path === null || leadsHere(path) ? homePath : path
    this.code = query['code'] ?? ''
  }

  show(): () => void {
    this.place = this.placeOf()
    void this.counter.execute(this.code)
    return this.app.show()
  }

  private placeOf(): BootPlace {
    const { isInApp, isInMessenger, system } = this.app.place.around
    if (isInApp) return 'app'
    if (system === 'other') return hasApp(this.app.place.site.hosts.deepLinks) ? 'computer' : 'nowhere'
    if (this.app.place.way(this.path) === null) return 'nowhere'
    return isInMessenger ? 'messenger' : 'phone'
  }
}

/** Whether a path leads to this screen again, so that it would lead to itself. */
const leadsHere = (path: string): boolean => /^\/(?:qrs\/)?boot\/?(?:[?#]|$)/i.test(path)
