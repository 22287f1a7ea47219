import { inject } from 'inversify'
import { RenewedCodes, type RenewedCode } from '../../../application/frame/codes/renewed-code'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { CodeOwner } from '../../../domain/civic/practice-codes/scan'
import { success } from '../../../domain/frame/shared/result'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { scanResultPath } from './practice-codes.paths'

/** S114: the visitor's code as a volunteer, which is renewed every minute. */
export class PracticeCodeViewModel implements ScreenViewModel {
  readonly code: RenewedCode
  owner: CodeOwner | null = null
  /** Nothing is loaded when the screen opens, because the code is requested only while it is shown. */
  readonly resources: Resources = {}

  constructor(
    @inject(PracticeCodesGateway) private readonly gateway: PracticeCodesGateway,
    @inject(RenewedCodes) codes: RenewedCodes,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    this.code = codes.make(() => this.requestCode())
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get notAVolunteer(): boolean {
    return this.code.failure?.state === 'not-a-volunteer'
  }

  private async requestCode() {
    const outcome = await this.gateway.volunteerCode()
    if (!outcome.ok) return outcome
    const { code, validFor, owner } = outcome.value
    this.showOwner(owner)
    return success({ text: this.origin + scanResultPath(code), validFor })
  }

  private showOwner(owner: CodeOwner): void {
    this.owner = owner
  }
}
