import type { PlatformFeature } from '../../../kernel/platform'
import { askPayer } from './ask-payer'
import { checkLedgerNightly } from './check-ledger'
import { cashOutsDesk, ledgerDesk } from './wallet.desks'
import { walletRoutes } from './wallet.routes'

export const walletFeature: PlatformFeature = {
  name: 'wallet',
  desk: [cashOutsDesk, ledgerDesk],
  cleanUp: (database, at, log) => checkLedgerNightly(database, log, at),
  carryOn: askPayer,
  routes: walletRoutes,
}
