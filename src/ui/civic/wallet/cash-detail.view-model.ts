import { inject } from 'inversify'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { WalletGateway } from '../../../application/civic/wallet/wallet-gateway'
import type { CashOut } from '../../../domain/civic/wallet/wallet'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S126: one cash-out, its state and its history. */
export class CashDetailViewModel implements ScreenViewModel {
  readonly cashOut: Loadable<CashOut>
  readonly resources: Resources

  constructor(@inject(WalletGateway) gateway: WalletGateway) {
    this.cashOut = new Loadable((signal, { params }) => gateway.cashOut(params['id'] ?? '', signal))
    this.resources = { cashOut: resetResource(this.cashOut) }
    observe(this)
  }
}
