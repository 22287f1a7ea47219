import { words } from '../words/words'

/** Words of the frame around every screen. */
export const shellWords = words({
  'zh-CN': {
    cancel: '取消',
    loading: '加载中',
    failed: '页面没有加载成功',
    retry: '重试',
    footer: '主导航',
    slow: '网络较慢，请稍候…',
    copyFrom: (when: string) => `网络未连接，正在显示${when}的内容`,
  },
  en: {
    cancel: 'Cancel',
    loading: 'Loading',
    failed: 'This page could not be loaded',
    retry: 'Try again',
    footer: 'Main navigation',
    slow: 'The network is slow, please wait…',
    copyFrom: (when: string) => `Offline: showing what was saved ${when}`,
  },
})
