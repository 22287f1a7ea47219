import { words } from '../words/words'

/** Beside the column, on a screen that has room. */
export const desktopAsideWords = words({
  'zh-CN': { continueOnPhone: '用手机扫码继续浏览' },
  en: { continueOnPhone: 'Scan to go on with your phone' },
})
