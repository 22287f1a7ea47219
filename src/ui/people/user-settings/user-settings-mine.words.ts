import { words } from '../../frame/words/words'

export const userSettingsMineWords = words({ 'zh-CN': { settings: '设置' }, en: { settings: 'Settings' } })
