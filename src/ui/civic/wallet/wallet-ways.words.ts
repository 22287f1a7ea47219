import { words } from '../../frame/words/words'

export const walletWaysWords = words({
  'zh-CN': { wallet: '钱包|我的钱包|余额|提现|收入' },
  en: { wallet: 'Wallet|my money|balance|cash out|withdraw|earnings' },
})
