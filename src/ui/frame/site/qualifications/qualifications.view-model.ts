import { inject } from 'inversify'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { AboutGateway } from '../../../../application/frame/site/about-gateway'
import type { AboutUs } from '../../../../domain/frame/site/about'
import type { ScreenViewModel } from '../../shell/screens/screen'

/** S077: the licences and certificates of the site's operator. */
export class QualificationsViewModel implements ScreenViewModel {
  readonly about: Loadable<AboutUs>
  readonly resources: Resources

  constructor(@inject(AboutGateway) gateway: AboutGateway) {
    this.about = new Loadable((signal) => gateway.about(signal))
    this.resources = { about: resetResource(this.about) }
    observe(this)
  }
}
