import { words } from '../../frame/words/words'

export const identityMineWords = words({ 'zh-CN': { realName: '实名认证' }, en: { realName: 'Real name' } })
