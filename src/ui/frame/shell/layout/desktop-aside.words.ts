import { words } from '../../words/words'

/** Words shown beside the column when the window is wide enough. */
export const desktopAsideWords = words({
  'zh-CN': { continueOnPhone: '用手机扫码继续浏览' },
  en: { continueOnPhone: 'Scan to continue on your phone' },
})
