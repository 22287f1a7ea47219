import { inject } from 'inversify'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { fresh, type Resources } from '../../application/shared/resource'
import { WalletGateway } from '../../application/wallet/wallet-gateway'
import type { CashOut } from '../../domain/wallet/wallet'
import type { ScreenViewModel } from '../shell/screen'

/** S126: one cash-out, its state and its history. */
export class CashDetailViewModel implements ScreenViewModel {
  readonly cashOut: Loadable<CashOut>
  readonly resources: Resources

  constructor(@inject(WalletGateway) gateway: WalletGateway) {
    this.cashOut = new Loadable((signal, { params }) => gateway.cashOut(params['id'] ?? '', signal))
    this.resources = { cashOut: fresh(this.cashOut) }
    observe(this)
  }
}
