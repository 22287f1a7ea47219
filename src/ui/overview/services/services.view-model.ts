import { inject } from 'inversify'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { ComparedWriting } from '../../../application/frame/lists/compared-writing'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { shownModules } from '../../../application/overview/services/shown-modules'
import { PinnedServicesStore } from '../../../application/overview/services/pinned-services.store'
import { ServicesGateway } from '../../../application/overview/services/services-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { savedValue, type Resources } from '../../../application/frame/shared/resource'
import { mostPinned } from '../../../domain/overview/services/pinned-services'
import { findServices, type ServiceEntry, type ServiceModule } from '../../../domain/overview/services/service-module'
import { guidesPath } from '../../civic/guides/guides.paths'
import { wishesPath } from '../../civic/wishes/wishes.paths'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The addresses of the illustrated entries. */
const illustratedPaths: readonly string[] = [guidesPath, wishesPath]

/** S017: the services of the city by module, and a search within them. */
export class ServicesViewModel implements ScreenViewModel {
  readonly modules: Loadable<readonly ServiceModule[]>
  search = ''
  /** Whether the services are shown as buttons that pin them. */
  isChoosing = false
  readonly resources: Resources

  constructor(
    @inject(ServicesGateway) gateway: ServicesGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(ComparedWriting) private readonly writing: ComparedWriting,
    @inject(PinnedServicesStore) private readonly pins: PinnedServicesStore,
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

  /** The modules without what the illustrated entries above them lead to. */
  get listedModules(): readonly ServiceModule[] {
    return this.visibleModules.flatMap((module) => {
      const entries = module.entries.filter((entry) => !illustratedPaths.includes(this.hrefOf(entry) ?? ''))
      return entries.length === 0 ? [] : [{ ...module, entries }]
    })
  }

  /** The pinned services, in the order in which they were pinned; one that the city no longer has is left out. */
  get pinnedEntries(): readonly ServiceEntry[] {
    const entries = this.visibleModules.flatMap((module) => module.entries)
    return this.pins.pinned.flatMap((id) => entries.find((entry) => entry.id === id) ?? []).slice(0, mostPinned)
  }

  /** Whether there is no room for one more. */
  get isFull(): boolean {
    return this.pinnedEntries.length >= mostPinned
  }

  isPinned(id: string): boolean {
    return this.pinnedEntries.some((entry) => entry.id === id)
  }

  toggle(id: string): void {
    if (this.isPinned(id) || !this.isFull) this.pins.toggle(id)
  }

  choose(isChoosing: boolean): void {
    this.isChoosing = isChoosing
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
