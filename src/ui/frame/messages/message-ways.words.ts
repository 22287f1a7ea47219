import { words } from '../words/words'

export const messageWaysWords = words({
  'zh-CN': { messages: '消息|通知|我的消息|回复我的|未读' },
  en: { messages: 'Messages|notifications|inbox|replies|unread' },
})
