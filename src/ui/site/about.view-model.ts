import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { AboutGateway } from '../../application/site/about-gateway'
import { AppVersion } from '../../application/site/app-version'
import { SiteStore } from '../../application/site/site.store'
import type { AboutUs } from '../../domain/site/about'
import type { SiteConfig } from '../../domain/site/site'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** S018: who runs the site. Agreements and version show even when the rest cannot be loaded. */
export class AboutViewModel implements ScreenViewModel {
  readonly about: Loadable<AboutUs>

  constructor(
    @inject(AboutGateway) gateway: AboutGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(AppVersion) readonly version: AppVersion,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.about = new Loadable((signal) => gateway.about(signal))
    observe(this)
  }

  get config(): SiteConfig | null {
    return this.site.config
  }

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.about.load(signal)
  }

  reload(): void {
    void this.about.load()
  }

  back(): void {
    this.navigator.back('/mine')
  }
}
