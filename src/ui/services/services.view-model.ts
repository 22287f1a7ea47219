import { inject } from 'inversify'
import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import { ServicesGateway } from '../../application/services/services-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { findServices, type ServiceEntry, type ServiceModule } from '../../domain/services/service-module'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

interface ServicesSnapshot {
  readonly modules: readonly ServiceModule[]
  readonly search: string
}

/** S017: the services of the city by module, and a search within them. */
export class ServicesViewModel implements ScreenViewModel {
  readonly modules: Loadable<readonly ServiceModule[]>
  search = ''

  constructor(
    @inject(ServicesGateway) gateway: ServicesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.modules = new Loadable((signal) => gateway.modules(signal))
    observe(this)
  }

  /** Those with an entry whose screen this version has. */
  get shown(): readonly ServiceModule[] {
    return (this.modules.value ?? [])
      .map((module) => ({ ...module, entries: module.entries.filter((entry) => this.hrefOf(entry) !== null) }))
      .filter(({ entries }) => entries.length > 0)
  }

  get found(): readonly ServiceEntry[] {
    return findServices(this.shown, this.search)
  }

  hrefOf({ target }: ServiceEntry): string | null {
    return shownAddress(this.navigator, target)
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.modules.load(signal)
  }

  async refresh(): Promise<void> {
    await this.modules.load()
  }

  setSearch(search: string): void {
    this.search = search
  }

  snapshot(): ServicesSnapshot | null {
    const modules = this.modules.value
    return modules === null ? null : { modules, search: this.search }
  }

  restore(saved: unknown): void {
    const { modules, search } = saved as ServicesSnapshot
    this.modules.set(modules)
    this.search = search
  }
}
