import { words } from '../../frame/words/words'

export const userSettingsWords = words({
  'zh-CN': { title: '消息与通知', privacy: '隐私' },
  en: { title: 'Messages and notifications', privacy: 'Privacy' },
})
