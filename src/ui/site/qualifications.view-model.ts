import { inject } from 'inversify'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { fresh, type Resources } from '../../application/shared/resource'
import { AboutGateway } from '../../application/site/about-gateway'
import type { AboutUs } from '../../domain/site/about'
import type { ScreenViewModel } from '../shell/screen'

/** S077: the licences and certificates of who runs the site. */
export class QualificationsViewModel implements ScreenViewModel {
  readonly about: Loadable<AboutUs>
  readonly resources: Resources

  constructor(@inject(AboutGateway) gateway: AboutGateway) {
    this.about = new Loadable((signal) => gateway.about(signal))
    this.resources = { about: fresh(this.about) }
    observe(this)
  }
}
