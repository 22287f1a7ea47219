import { words } from '../../frame/words/words'

export const linksWords = words({
  'zh-CN': { looking: '正在读取链接', removeLink: '不显示链接卡片' },
  en: { looking: 'Reading the link', removeLink: 'Don’t show the link card' },
})
