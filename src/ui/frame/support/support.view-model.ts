import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { FailureRecord } from '../../../application/frame/hosts/failure-record'
import { HostFacts, type KnownHost } from '../../../application/frame/hosts/host-facts'
import { SignatureRecord } from '../../../application/frame/hosts/signature-record'
import { observe } from '../../../application/frame/shared/observe'
import { CopyText } from '../../../application/frame/sharing/copy-text'
import type { ScreenViewModel } from '../shell/screens/screen'
import { textOf, type SupportFacts, type SupportSection } from './support-report'

/** What somebody who helps a visitor must know of the page's host. Nothing of it leaves the device but by a copy. */
export class SupportViewModel implements ScreenViewModel {
  readonly resources = {}
  private host: KnownHost | null = null

  constructor(
    @inject(HostFacts) private readonly hostFacts: HostFacts,
    @inject(FailureRecord) private readonly failureRecord: FailureRecord,
    @inject(SignatureRecord) private readonly signatureRecord: SignatureRecord,
    @inject(CopyText) private readonly copyText: CopyText,
  ) {
    observe(this)
  }

  /** The facts; null until they are known, which takes a browser. */
  get facts(): SupportFacts | null {
    const { host, failureRecord, signatureRecord } = this
    return host === null ? null : { host, failures: failureRecord.failures, attempts: signatureRecord.explained }
  }

  show(): void {
    void this.read()
  }

  async read(): Promise<void> {
    const host = await this.hostFacts.read()
    runInAction(() => (this.host = host))
  }

  async copy(sections: readonly SupportSection[]): Promise<void> {
    await this.copyText.execute(textOf(sections))
  }
}
