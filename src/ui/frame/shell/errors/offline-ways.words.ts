import { words } from '../../words/words'

/** Words for the content that opens without a network. */
export const offlineWaysWords = words({
  'zh-CN': {
    openOffline: '离线时可以打开',
    nothingKept: '联网时打开过的文章会留在这里，离线也能看。',
    keptHome: '首页',
    keptRead: '看过',
    keptDraft: '评论草稿',
    keptForm: '还没提交的内容',
    keptCheckIn: '签到待发送',
    keptCheckOut: '签退待发送',
  },
  en: {
    openOffline: 'Available offline',
    nothingKept: 'Articles you open while online can be read here offline.',
    keptHome: 'Home',
    keptRead: 'Opened before',
    keptDraft: 'Comment draft',
    keptForm: 'Not submitted yet',
    keptCheckIn: 'Check-in waiting to be sent',
    keptCheckOut: 'Check-out waiting to be sent',
  },
})
