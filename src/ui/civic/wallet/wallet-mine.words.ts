import { words } from '../../frame/words/words'

export const walletMineWords = words({ 'zh-CN': { wallet: '我的钱包' }, en: { wallet: 'My wallet' } })
