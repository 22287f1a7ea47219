import { cashOutLifecycle } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { CashOutAct, CashOutRole, CashOutState } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import { shownMoney } from '../../../../src/domain/civic/wallet/money'
import { asWritten } from '../../../kernel/shared/as-written'
import type { CaseKind } from '../../../kernel/cases/case-kind'
import { cashOutMessages } from './cash-out-messages.words'
import { cashOuts } from './wallet.schema'

/** Describes how acts on cash-outs are performed. Only the member and the office can see one. */
export const cashOutCase: CaseKind<CashOutState, CashOutRole, CashOutAct, typeof cashOuts> = {
  name: 'cash-out',
  lifecycle: cashOutLifecycle,
  table: cashOuts,
  isPrivate: true,
  rule: () => undefined,
  isThere: () => true,
  recipients: (_database, { userId }) => Promise.resolve([{ userId, role: 'owner' }]),
  messages: cashOutMessages,
  leadsTo: ({ id }) => `/cash-detail/${encodeURIComponent(id)}`,
  params: ({ cents, fee }) => ({ arrives: asWritten(shownMoney(cents - fee)), whole: asWritten(shownMoney(cents)) }),
}
