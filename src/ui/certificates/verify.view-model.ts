import { inject } from 'inversify'
import { CertificatesGateway } from '../../application/certificates/certificates-gateway'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { SiteStore } from '../../application/site/site.store'
import type { Certificate } from '../../domain/certificates/certificate'
import { homePath } from '../site/site.routes'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** What anybody sees who scans the code of a certificate. */
export class VerifyViewModel implements ScreenViewModel {
  number = ''
  /** Its value has null for a number that no certificate has. */
  readonly found: Loadable<{ readonly certificate: Certificate | null }>

  constructor(
    @inject(CertificatesGateway) gateway: CertificatesGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.found = new Loadable(async (signal) => {
      const outcome = await gateway.verify(this.number, signal)
      return outcome.ok ? { ok: true, value: { certificate: outcome.value } } : outcome
    })
    observe(this)
  }

  get siteName(): string {
    return this.site.config?.name ?? ''
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.number = params['number'] ?? ''
    await this.found.load(signal)
  }

  retry(): Promise<unknown> {
    return this.found.load()
  }

  back(): void {
    this.navigator.back(homePath)
  }
}
