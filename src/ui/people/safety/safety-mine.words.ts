import { words } from '../../frame/words/words'

export const safetyMineWords = words({ 'zh-CN': { safety: '账号安全' }, en: { safety: 'Account safety' } })
