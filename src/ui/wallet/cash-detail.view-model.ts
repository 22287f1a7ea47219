import { inject } from 'inversify'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WalletGateway } from '../../application/wallet/wallet-gateway'
import type { CashOut } from '../../domain/wallet/wallet'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { walletPath } from './wallet.routes'

/** S126: one cash-out, its state and its history. */
export class CashDetailViewModel implements ScreenViewModel {
  private id = ''
  readonly cashOut: Loadable<CashOut>

  constructor(
    @inject(WalletGateway) gateway: WalletGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.cashOut = new Loadable((signal) => gateway.cashOut(this.id, signal))
    observe(this)
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['id'] ?? ''
    await this.cashOut.load(signal)
  }

  reload(): Promise<unknown> {
    return this.cashOut.load()
  }

  back(): void {
    this.navigator.back(walletPath)
  }
}
