import { words } from '../words/words'

export const settingMineWords = words({
  'zh-CN': { setting: '设置', about: '关于我们' },
  en: { setting: 'Settings', about: 'About us' },
})
