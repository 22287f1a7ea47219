import { inject } from 'inversify'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { AgreementsGateway, type Agreement } from '../../../../application/frame/site/agreements-gateway'
import { SiteStore } from '../../../../application/frame/site/site.store'

/** The agreements, fetched when one is first opened. */
export class AgreementsViewModel {
  isOpen = false
  code: Agreement['code'] = 'terms'
  readonly agreements: Loadable<readonly Agreement[]>

  constructor(
    @inject(AgreementsGateway) gateway: AgreementsGateway,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {
    this.agreements = new Loadable((signal) => gateway.agreements(signal))
    observe(this)
  }

  get openAgreement(): Agreement | null {
    return this.agreements.value?.find(({ code }) => code === this.code) ?? null
  }

  /** Whether the open agreement is followed by what the site collects of the client's errors and speed. */
  get tellsOfMonitoring(): boolean {
    return this.code === 'privacy' && (this.site.config?.monitoredShare ?? 0) > 0
  }

  open(code: Agreement['code']): void {
    this.code = code
    this.isOpen = true
    if (this.agreements.value === null && this.agreements.state !== 'loading') void this.agreements.load()
  }

  close(): void {
    this.isOpen = false
  }
}
