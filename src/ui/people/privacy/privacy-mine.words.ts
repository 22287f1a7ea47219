import { words } from '../../frame/words/words'

export const privacyMineWords = words({ 'zh-CN': { privacy: '隐私' }, en: { privacy: 'Privacy' } })
