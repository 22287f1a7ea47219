import { inject } from 'inversify'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { PublicAccountsGateway } from '../../../application/people/public-accounts/public-accounts-gateway'
import { ShareSource } from '../../../application/frame/session/visit/share-source'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { publicAccountPath, type PublicAccount } from '../../../domain/people/public-accounts/public-account'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/**
 * S159: a link to a user. Stores the user as the source of the visit, unless a link named another one (B107), and
 * continues to their public page, if there is one.
 */
export class UserLinkViewModel implements ScreenViewModel {
  readonly account: Loadable<PublicAccount>
  readonly resources: Resources

  constructor(
    @inject(PublicAccountsGateway) gateway: PublicAccountsGateway,
    @inject(ShareSource) source: ShareSource,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.account = new Loadable(async (signal, { params }) => {
      const outcome = await gateway.account(params['id'] ?? '', signal)
      if (outcome.ok && outcome.value.kind === 'member') source.rememberSharer(outcome.value.id)
      return outcome
    })
    this.resources = { account: resetResource(this.account) }
    observe(this)
  }

  /** Whether the account has a public page; if so, this screen is left at once. */
  get isLeaving(): boolean {
    return this.path !== null
  }

  get isGone(): boolean {
    return this.account.failure?.code === 'gone'
  }

  onArrival(): void {
    if (this.path !== null) this.navigator.navigateTo(this.path, { replace: true })
  }

  async retry(): Promise<void> {
    await this.account.load()
    this.onArrival()
  }

  private get path(): string | null {
    const { value } = this.account
    const path = value === null ? null : publicAccountPath(value)
    return path !== null && this.navigator.exists(path) ? path : null
  }
}
