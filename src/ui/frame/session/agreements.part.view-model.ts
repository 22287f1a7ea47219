import { inject } from 'inversify'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { AgreementsGateway, type Agreement } from '../../../application/frame/site/agreements-gateway'

/** The agreements, fetched when one is first opened. */
export class AgreementsViewModel {
  isOpen = false
  code: Agreement['code'] = 'terms'
  readonly agreements: Loadable<readonly Agreement[]>

  constructor(@inject(AgreementsGateway) gateway: AgreementsGateway) {
    this.agreements = new Loadable((signal) => gateway.agreements(signal))
    observe(this)
  }

  get openAgreement(): Agreement | null {
    return this.agreements.value?.find(({ code }) => code === this.code) ?? null
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
