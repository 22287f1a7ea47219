import { words } from '../../frame/words/words'

export const userSettingsMineWords = words({
  'zh-CN': { settings: '通知设置' },
  en: { settings: 'Notification settings' },
})
