import type { CashOutAct, CashOutRole } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'

const failedMessage: CaseMessage = {
  title: { 'zh-CN': '提现失败', en: 'Your cash-out failed' },
  text: {
    'zh-CN': '{whole}已退回钱包，原因请见提现详情。',
    en: '{whole} is back in your wallet. Open the cash-out to see why.',
  },
}
const paid: CaseMessage = {
  title: { 'zh-CN': '提现已到账', en: 'Your cash-out has arrived' },
  text: { 'zh-CN': '{arrives}已转到您的收款账户。', en: '{arrives} was paid to your account.' },
}

/** Messages to the member who asked for the cash-out. */
export const cashOutMessages: {
  readonly [Act in CashOutAct]?: { readonly [Role in CashOutRole]?: CaseMessage }
} = { settle: { owner: paid }, refuse: { owner: failedMessage }, fail: { owner: failedMessage } }
