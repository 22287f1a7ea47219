import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { cashOuts, walletAccounts, walletMovements } from './wallet.schema'

/** What becomes of what these tables hold of members. */
export const personalWallet: readonly PersonalData[] = [
  keptRows(walletAccounts, walletAccounts.userId, 'The books are kept, as the law asks', { copy: {} }),
  keptRows(walletMovements, walletMovements.userId, 'The books are kept, as the law asks', { copy: {} }),
  keptRows(cashOuts, cashOuts.userId, 'The books are kept, as the law asks', {
    copy: { without: ['sealedAccount', 'sealedName', 'payer', 'asked', 'askAt'] },
    set: () => ({ sealedAccount: null, sealedName: null, shownAccount: '' }),
  }),
]
