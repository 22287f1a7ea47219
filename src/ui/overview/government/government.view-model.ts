import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { GovernmentGateway } from '../../../application/overview/government/government-gateway'
import { shownModules } from '../../../application/overview/services/shown-modules'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { GovernmentHub } from '../../../domain/overview/government/government-hub'
import type { ServiceModule } from '../../../domain/overview/services/service-module'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S097: the hub that leads to everything official. */
export class GovernmentViewModel implements ScreenViewModel {
  readonly hub: Loadable<GovernmentHub>
  readonly resources: Resources

  constructor(
    @inject(GovernmentGateway) gateway: GovernmentGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.hub = new Loadable((signal) => gateway.hub(signal))
    this.resources = { hub: this.hub }
    observe(this)
  }

  /** The modules that have an entry whose screen exists in this version. */
  get modules(): readonly ServiceModule[] {
    return shownModules(this.navigator, this.hub.value?.modules ?? [])
  }

  get isEmpty(): boolean {
    const hub = this.hub.value
    return hub !== null && this.modules.length === 0 && hub.notices.length === 0 && hub.departments.length === 0
  }
}
