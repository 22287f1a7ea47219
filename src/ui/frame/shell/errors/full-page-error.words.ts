import { words } from '../../words/words'

/** Words for what happened, and what can be done. */
export const fullPageErrorWords = words({
  'zh-CN': {
    back: '返回',
    retry: '重试',
    home: '返回首页',
    goneTitle: '内容不存在',
    goneText: '内容可能已被删除或暂不可见。',
    busyTitle: '服务器繁忙',
    busyText: '请稍后再试，您填写的内容已保留。',
    notFoundTitle: '页面不存在',
    notFoundText: '这个地址没有对应的页面，去别处看看吧。',
    notShownTitle: '内容暂时无法显示',
    screenFailedTitle: '页面出了点问题',
    screenOfflineTitle: '离线时打不开这个页面',
    screenFailedText: '重新加载后即可继续，您填写的内容已保留。',
    reload: '重新加载',
    startFailedTitle: '暂时无法打开',
  },
  en: {
    back: 'Back',
    retry: 'Try again',
    home: 'Go to home',
    goneTitle: 'This content no longer exists',
    goneText: 'It may have been removed, or isn’t public right now.',
    busyTitle: 'The server is busy',
    busyText: 'Please try again later. What you wrote is saved.',
    notFoundTitle: 'Page not found',
    notFoundText: 'There is no page at this address. Check the link, or go to home.',
    notShownTitle: 'This can’t be shown right now',
    screenFailedTitle: 'Something went wrong on this page',
    screenOfflineTitle: 'This page isn’t available offline',
    screenFailedText: 'Reload to continue. What you wrote is saved.',
    reload: 'Reload',
    startFailedTitle: 'This can’t be opened right now',
  },
})
