import { words } from '../../frame/words/words'

export const userSettingsWaysWords = words({
  'zh-CN': { settings: '设置|消息与通知|通知设置|免打扰|推送' },
  en: { settings: 'Settings|messages and notifications|notification settings|quiet hours|push' },
})
