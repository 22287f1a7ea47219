import type { PlatformFeature } from '../../../kernel/platform'
import { moneyThatBlocks } from './wallet-deletion'
import { personalWallet } from './wallet.personal'
import { askPayer } from './ask-payer'
import { cashOutDocuments } from './cash-out-rules'
import { checkLedgerNightly } from './check-ledger'
import { cashOutsDesk, ledgerDesk } from './wallet.desks'
import { walletRoutes } from './wallet.routes'

export const walletFeature: PlatformFeature = {
  name: 'wallet',
  configures: cashOutDocuments,
  personalData: personalWallet,
  deletionBlocks: moneyThatBlocks,
  desk: [cashOutsDesk, ledgerDesk],
  cleanUp: (database, at, log, { metrics }) => checkLedgerNightly(database, log, at, metrics),
  carryOn: askPayer,
  routes: walletRoutes,
}
