import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import { PublicAccountsGateway } from '../../application/public-accounts/public-accounts-gateway'
import { ShareSource } from '../../application/session/share-source'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { publicAccountPath, type PublicAccount } from '../../domain/public-accounts/public-account'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/**
 * S159: a link to a user. Keeps the user as the source of the visit, unless a link named another one (B107), and goes
 * on to their public page, where there is one.
 */
export class UserLinkViewModel implements ScreenViewModel {
  readonly account: Loadable<PublicAccount>
  private id = ''
  private isShown = false

  constructor(
    @inject(PublicAccountsGateway) gateway: PublicAccountsGateway,
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.account = new Loadable((signal) => gateway.account(this.id, signal))
    observe(this)
  }

  /** The account has a public page: the screen is left at once. */
  get isLeaving(): boolean {
    return this.path !== null
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await this.load(signal)
  }

  show(): void {
    this.isShown = true
    this.goOn()
  }

  retry(): void {
    void this.load()
  }

  back(): void {
    this.navigator.back()
  }

  private get path(): string | null {
    const { value } = this.account
    const path = value === null ? null : publicAccountPath(value)
    return path !== null && this.navigator.exists(path) ? path : null
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const account = await this.account.load(signal)
    if (account?.kind === 'member') this.source.rememberSharer(account.id)
    this.goOn()
  }

  /** Once both are there, the screen and the account, whichever comes last. */
  private goOn(): void {
    if (this.isShown && this.path !== null) this.navigator.go(this.path, { replace: true })
  }
}
