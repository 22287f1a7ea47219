import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { AboutGateway } from '../../application/site/about-gateway'
import type { AboutUs } from '../../domain/site/about'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { aboutPath } from './setting.routes'

/** S077: the licences and certificates of who runs the site. */
export class QualificationsViewModel implements ScreenViewModel {
  readonly about: Loadable<AboutUs>

  constructor(
    @inject(AboutGateway) gateway: AboutGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.about = new Loadable((signal) => gateway.about(signal))
    observe(this)
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.about.load(signal)
  }

  reload(): void {
    void this.about.load()
  }

  back(): void {
    this.navigator.back(aboutPath)
  }
}
