import { inject } from 'inversify'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Scan } from '../../../domain/civic/practice-codes/scan'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** S118: the result of a scanned code, or why it was refused. */
export class ScanResultViewModel implements ScreenViewModel {
  readonly scan: Loadable<Scan>
  readonly resources: Resources

  constructor(
    @inject(PracticeCodesGateway) gateway: PracticeCodesGateway,
    @inject(PlainForms) forms: PlainForms,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.scan = new Loadable((_signal, { query }) => gateway.scan(query['code'] ?? '', forms.newKey()))
    this.resources = { scan: { show: (location) => this.judge(location) } }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Why the code was refused; null while it is being redeemed, after success, and when no answer came. */
  get refusal(): { readonly state: string; readonly message: string } | null {
    const { state, failure } = this.scan
    if (state !== 'failed' || failure === null) return null
    const isJudged = failure.code === 'state-refuses' || failure.code === 'gone' || failure.code === 'not-yours'
    return isJudged || failure.code === 'invalid' ? { state: failure.state, message: failure.message } : null
  }

  /** Redeems the code, which uses it up. This happens only in a browser, never for a server-drawn view. */
  private judge(location: ScreenLocation): void {
    if (this.isMember && this.scan.state === 'idle') void this.scan.open(location)
  }

  /** Whether this version has a screen for a path. */
  isScreen(path: string): boolean {
    return this.navigator.exists(path)
  }
}
