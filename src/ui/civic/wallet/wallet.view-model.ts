import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Outcome } from '../../../application/frame/shared/failure'
import { mapPage, type Page } from '../../../application/frame/shared/page'
import { WalletGateway } from '../../../application/civic/wallet/wallet-gateway'
import type { CashOutCard, Movement, PendingReward, WalletAccount } from '../../../domain/civic/wallet/wallet'
import { success } from '../../../domain/frame/shared/result'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** A row of the wallet: a movement of money, a cash-out as a whole, or a reward that is still pending. */
export type WalletRow =
  | { readonly row: 'movement'; readonly movement: Movement }
  | { readonly row: 'cash-out'; readonly cashOut: CashOutCard }
  | { readonly row: 'pending'; readonly reward: PendingReward }

/** S125: the balance, earnings and cash-outs. */
export class WalletViewModel implements ScreenViewModel {
  readonly account: Loadable<WalletAccount>
  readonly rows: FilteredList<WalletRow, { readonly show: string }>
  /** Nothing is saved, so that nobody else who uses the phone finds the member's balance in its storage. */
  readonly resources: Resources

  constructor(@inject(WalletGateway) gateway: WalletGateway, @inject(Navigator) navigator: Navigator) {
    this.account = new Loadable((signal) => gateway.account(signal))
    this.rows = new FilteredList<WalletRow, { readonly show: string }>({
      navigator,
      defaults: { show: '' },
      load: async ({ show }, request, signal) =>
        show === 'pending'
          ? mapPage(pageOf(await gateway.pending(signal)), (reward) => ({ row: 'pending', reward }))
          : show === 'cash-outs'
            ? mapPage(await gateway.cashOuts(request, signal), (cashOut) => ({ row: 'cash-out', cashOut }))
            : mapPage(
                await gateway.movements(show === 'earnings' ? 'earnings' : 'all', request, signal),
                (movement) => ({ row: 'movement', movement }),
              ),
      keyOf,
    })
    this.resources = { account: resetResource(this.account), rows: resetResource(this.rows) }
    observe(this)
  }

  /** Reloads the balance and the rows, since a cash-out on another screen may have changed them. */
  show(): void {
    if (this.account.state === 'ready') void this.refresh()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.account.load(), this.rows.refresh()])
  }
}

const keyOf = (row: WalletRow): string =>
  row.row === 'movement' ? row.movement.id : row.row === 'cash-out' ? row.cashOut.id : row.reward.orderId

/** Makes one page of all items. Pending rewards are never many, so they need no further pages. */
function pageOf<Item>(found: Outcome<readonly Item[]>): Outcome<Page<Item>> {
  return found.ok ? success({ items: found.value, nextCursor: null }) : found
}
