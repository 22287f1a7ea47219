import { words } from '../../frame/words/words'

export const profileMineWords = words({ 'zh-CN': { profile: '个人资料' }, en: { profile: 'Profile' } })
