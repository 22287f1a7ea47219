import type { CashOutState } from '../../../domain/civic/wallet/cash-out-lifecycle'

const tones = { pending: 'plain', paying: 'accent', paid: 'success', failed: 'danger' } as const

export const cashOutTone = (state: CashOutState) => tones[state]
