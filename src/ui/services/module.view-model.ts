import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { ServicesGateway } from '../../application/services/services-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { OpenedModule } from '../../domain/services/service-module'
import { PageViewModel } from '../pages/page.part.view-model'
import { servicesPath } from './services.routes'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

interface ModuleSnapshot {
  readonly module: OpenedModule
  readonly page: unknown
}

/** S020: the services of a module, and the cards of its page. */
export class ModuleViewModel implements ScreenViewModel {
  readonly module: Loadable<OpenedModule>
  private id = ''
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(ServicesGateway) gateway: ServicesGateway,
    @inject(PageViewModel) readonly page: PageViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.module = new Loadable((signal) => gateway.module(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead {
    return { title: this.module.value?.name ?? '' }
  }

  get hasPage(): boolean {
    return this.module.value !== null && this.module.value.pageId !== null
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = location.params.id ?? ''
    this.opening = this.load(location, signal)
    await this.opening
  }

  show(): () => void {
    let stop: () => void = () => undefined
    let isShown = true
    void this.opening.then(() => {
      if (isShown && this.hasPage) stop = this.page.show()
    })
    return () => {
      isShown = false
      stop()
    }
  }

  async refresh(): Promise<void> {
    await this.module.load()
    if (this.hasPage) await this.page.refresh()
  }

  back(): void {
    this.navigator.back(servicesPath)
  }

  snapshot(): ModuleSnapshot | null {
    const module = this.module.value
    return module === null ? null : { module, page: this.page.snapshot() }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { module, page } = saved as ModuleSnapshot
    this.id = location.params.id ?? ''
    this.module.set(module)
    if (page !== null) this.page.restore(page, pageAt(location, module))
    else if (module.pageId !== null)
      this.opening = this.page.open(pageAt(location, module), new AbortController().signal)
  }

  private async load(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    const module = await this.module.load(signal)
    if (module !== null && module.pageId !== null) await this.page.open(pageAt(location, module), signal)
  }
}

function pageAt(location: ScreenLocation, { pageId }: OpenedModule): ScreenLocation {
  return { ...location, params: { id: pageId ?? '' } }
}
