import { words } from '../../words/words'

export const initializeLoginWords = words({
  'zh-CN': {
    loggingIn: '正在登录…',
    handoverStale: '这次登录已失效',
    handoverStaleText: '应用交来的登录只在一段时间内有效，请重新登录。',
    handoverFailed: '暂时无法登录',
    goOnAsGuest: '不登录，继续浏览',
  },
  en: {
    loggingIn: 'Logging you in…',
    handoverStale: 'This login has expired',
    handoverStaleText: 'A login from the app works only for a limited time. Please log in again.',
    handoverFailed: 'Couldn’t log you in',
    goOnAsGuest: 'Continue without logging in',
  },
})
