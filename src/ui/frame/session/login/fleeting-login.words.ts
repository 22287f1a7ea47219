import { words } from '../../words/words'

export const fleetingLoginWords = words({
  'zh-CN': {
    fleeting: '浏览器不为其他网站里的页面保存登录，离开这个页面后需要重新登录。',
    openWindow: '在新窗口中登录',
  },
  en: {
    fleeting:
      'Your browser keeps no login for pages within other sites. You’ll have to log in again once you leave this page.',
    openWindow: 'Log in in a new window',
  },
})
