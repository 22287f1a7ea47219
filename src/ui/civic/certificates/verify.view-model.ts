import { inject } from 'inversify'
import { CertificatesGateway } from '../../../application/civic/certificates/certificates-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { Certificate } from '../../../domain/civic/certificates/certificate'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** The result of scanning a certificate's code, which anybody may see. */
export class VerifyViewModel implements ScreenViewModel {
  number = ''
  /** The value has `certificate: null` for a number that no certificate has. */
  readonly certificate: Loadable<{ readonly certificate: Certificate | null }>
  readonly resources: Resources

  constructor(
    @inject(CertificatesGateway) gateway: CertificatesGateway,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {
    this.certificate = new Loadable(async (signal) => {
      const outcome = await gateway.verify(this.number, signal)
      return outcome.ok ? { ok: true, value: { certificate: outcome.value } } : outcome
    })
    this.resources = { found: resetResource(this.certificate) }
    observe(this)
  }

  get siteName(): string {
    return this.site.config?.name ?? ''
  }

  applyLocation({ params }: ScreenLocation): void {
    this.number = params['number'] ?? ''
  }
}
