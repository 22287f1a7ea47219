import { words } from '../../words/words'

export const footerMarkWords = words({
  'zh-CN': { unread: (count: number) => `${count}条未读消息` },
  en: { unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}` },
})
