import { words } from '../words/words'

export const settingMineWords = words({ 'zh-CN': { about: '关于我们' }, en: { about: 'About us' } })
