import { words } from '../../words/words'

/** Words about forms that the client cannot send yet. */
export const formNoticeWords = words({
  'zh-CN': {
    waits: '尚未提交。页面仍在加载，加载完成后会自动提交。',
    failed: '没有提交：页面未能加载完整。您填写的内容还在，请先复制保存，再重新加载页面。',
    noScripts: '搜索和提交需要JavaScript，请在浏览器设置中开启。',
  },
  en: {
    waits: 'Not sent yet. The page is still loading, and sends this once it’s ready.',
    failed:
      'This wasn’t sent, because part of the page couldn’t be loaded. What you entered is still here: copy it, then reload the page.',
    noScripts: 'Searching and sending need scripts. Please turn JavaScript on in your browser’s settings.',
  },
})
