import { words } from '../words/words'

/** Words of the frame around every screen. */
export const shellWords = words({
  'zh-CN': {
    cancel: '取消',
    loading: '加载中',
    failed: '页面加载失败',
    retry: '重试',
    footer: '主导航',
    skip: '跳到正文',
    slow: '响应较慢，请稍候…',
    newer: '有新内容了',
    showNewer: '查看',
    offline: '您已离线',
    copySaved: (when: string) => `内容保存于${when}`,
    refresh: '刷新',
    copyOffline: (when: string) => `离线 · ${when}保存`,
    copySlow: (when: string) => `服务器响应较慢 · ${when}保存`,
    copyUnreachable: (when: string) => `连接不上服务器 · ${when}保存`,
  },
  en: {
    cancel: 'Cancel',
    loading: 'Loading',
    failed: 'This page couldn’t be loaded',
    retry: 'Try again',
    footer: 'Main navigation',
    skip: 'Skip to content',
    slow: 'This is taking a while. Please wait…',
    newer: 'New content available',
    showNewer: 'Show',
    offline: 'You’re offline',
    copySaved: (when: string) => `Saved ${when}`,
    refresh: 'Refresh',
    copyOffline: (when: string) => `Offline · saved ${when}`,
    copySlow: (when: string) => `The server is slow · saved ${when}`,
    copyUnreachable: (when: string) => `Can’t reach the server · saved ${when}`,
  },
})
