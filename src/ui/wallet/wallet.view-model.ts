import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Outcome } from '../../application/shared/failure'
import type { Page } from '../../application/shared/page'
import { WalletGateway } from '../../application/wallet/wallet-gateway'
import type { CashOutCard, Movement, PendingReward, WalletAccount } from '../../domain/wallet/wallet'
import { success } from '../../domain/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

/** A row of the wallet: a movement of money, a cash-out as a whole, or a reward that is not there yet. */
export type WalletRow =
  | { readonly row: 'movement'; readonly movement: Movement }
  | { readonly row: 'cash-out'; readonly cashOut: CashOutCard }
  | { readonly row: 'pending'; readonly reward: PendingReward }

interface Saved extends SavedList<WalletRow> {
  readonly account: WalletAccount | null
}

/** S125: the balance, what was earned, and what was cashed out. */
export class WalletViewModel implements ScreenViewModel {
  readonly account: Loadable<WalletAccount>
  readonly rows: FilteredList<WalletRow, { readonly show: string }>

  constructor(
    @inject(WalletGateway) gateway: WalletGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
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
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await Promise.all([this.account.load(signal), this.rows.open(location, signal)])
  }

  /** A cash-out on another screen may have changed it. */
  show(): void {
    if (this.account.state === 'ready') void this.refresh()
  }

  moved(location: ScreenLocation): void {
    this.rows.moved(location)
  }

  snapshot(): Saved {
    return { ...this.rows.snapshot(), account: this.account.value }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { account, ...list } = saved as Saved
    this.rows.restore(list, location)
    if (account === null) void this.account.load()
    else this.account.set(account)
  }

  back(): void {
    this.navigator.back('/mine')
  }

  async refresh(): Promise<void> {
    await Promise.all([this.account.load(), this.rows.refresh()])
  }
}

const keyOf = (row: WalletRow): string =>
  row.row === 'movement' ? row.movement.id : row.row === 'cash-out' ? row.cashOut.id : row.reward.orderId

/** All of them at once: there are never many. */
function pageOf<Item>(found: Outcome<readonly Item[]>): Outcome<Page<Item>> {
  return found.ok ? success({ items: found.value, nextCursor: null }) : found
}

function mapPage<Item>(found: Outcome<Page<Item>>, rowOf: (item: Item) => WalletRow): Outcome<Page<WalletRow>> {
  return found.ok ? success({ ...found.value, items: found.value.items.map(rowOf) }) : found
}
