import { inject } from 'inversify'
import { ServicesGateway } from '../../../application/overview/services/services-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../application/frame/shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'
import type { OpenedModule } from '../../../domain/overview/services/service-module'
import { PageViewModel } from '../pages/page.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** S020: the services of a module, and the cards of its page. */
export class ModuleViewModel implements ScreenViewModel {
  readonly module: Loadable<OpenedModule>
  readonly resources: Resources
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(ServicesGateway) gateway: ServicesGateway,
    @inject(PageViewModel) readonly page: PageViewModel,
  ) {
    this.module = new Loadable((signal, { params }) => gateway.module(params['id'] ?? '', signal))
    this.resources = { module: this.moduleWithPage() }
    observe(this)
  }

  get head(): ScreenHead {
    return { title: this.module.value?.name ?? '' }
  }

  get hasPage(): boolean {
    return this.module.value !== null && this.module.value.pageId !== null
  }

  async refresh(): Promise<void> {
    await this.module.load()
    if (this.hasPage) await this.page.refresh()
  }

  /** The module and its page, which is known only once the module is loaded. */
  private moduleWithPage(): Resource {
    return {
      open: (location, signal) => {
        this.opening = this.load(location, signal)
        return this.opening
      },
      show: () => this.showPage(),
      snapshot: () => {
        const module = this.module.snapshot()
        return module === null ? null : { module, page: this.page.snapshot() }
      },
      restore: (saved, location) => {
        if (!isRecord(saved) || !this.module.restore(saved['module'], location)) return false
        const module = this.module.value
        if (module === null || !this.page.restore(saved['page'], pageAt(location, module)))
          this.opening = this.openPage(location)
        return true
      },
    }
  }

  private showPage(): () => void {
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

  private async load(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    if ((await this.module.open(location, signal)) !== null) await this.openPage(location, signal)
  }

  private async openPage(location: ScreenLocation, signal: CancelSignal = new AbortController().signal): Promise<void> {
    const module = this.module.value
    if (module !== null && module.pageId !== null) await this.page.open(pageAt(location, module), signal)
  }
}

function pageAt(location: ScreenLocation, { pageId }: OpenedModule): ScreenLocation {
  return { ...location, params: { id: pageId ?? '' } }
}
