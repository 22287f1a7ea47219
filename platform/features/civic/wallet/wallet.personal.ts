import { keptRows, type PersonalData } from '../../../kernel/members/personal-data'
import { cashOuts, walletAccounts, walletMovements } from './wallet.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalWallet: readonly PersonalData[] = [
  keptRows(walletAccounts, walletAccounts.userId, 'The books are kept, as the law asks', { copy: {} }),
  keptRows(walletMovements, walletMovements.userId, 'The books are kept, as the law asks', { copy: {} }),
  keptRows(cashOuts, cashOuts.userId, 'The books are kept, as the law asks', {
    copy: { without: ['sealedAccount', 'sealedName', 'payer', 'asked', 'askAt'] },
    set: () => ({ sealedAccount: null, sealedName: null, shownAccount: '' }),
  }),
]
