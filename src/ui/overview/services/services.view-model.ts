import { inject } from 'inversify'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { ComparedWriting } from '../../../application/frame/lists/compared-writing'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { shownModules } from '../../../application/overview/services/shown-modules'
import { ServicesGateway } from '../../../application/overview/services/services-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { savedValue, type Resources } from '../../../application/frame/shared/resource'
import { findServices, type ServiceEntry, type ServiceModule } from '../../../domain/overview/services/service-module'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S017: the services of the city by module, and a search within them. */
export class ServicesViewModel implements ScreenViewModel {
  readonly modules: Loadable<readonly ServiceModule[]>
  search = ''
  readonly resources: Resources

  constructor(
    @inject(ServicesGateway) gateway: ServicesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(ComparedWriting) private readonly writing: ComparedWriting,
  ) {
    this.modules = new Loadable((signal) => gateway.modules(signal))
    this.resources = {
      modules: this.modules,
      search: savedValue({
        read: () => this.search,
        parse: (saved) => (typeof saved === 'string' ? saved : null),
        write: (search) => this.setSearch(search),
      }),
    }
    observe(this)
  }

  /** The modules that have an entry whose screen exists in this version. */
  get visibleModules(): readonly ServiceModule[] {
    return shownModules(this.navigator, this.modules.value ?? [])
  }

  get matchingEntries(): readonly ServiceEntry[] {
    return findServices(this.visibleModules, this.search, this.writing.fold)
  }

  hrefOf({ target }: ServiceEntry): string | null {
    return shownAddress(this.navigator, target)
  }

  setSearch(search: string): void {
    this.search = search
    void this.writing.prepare(search)
  }
}
