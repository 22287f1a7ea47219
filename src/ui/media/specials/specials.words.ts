import { words } from '../../frame/words/words'

export const specialsWords = words({
  'zh-CN': {
    specials: '专题',
    loading: '专题加载中',
    failedTitle: '专题加载失败',
    columns: '栏目',
    more: '查看更多',
    moreOf: (name: string) => `查看更多：${name}`,
    moreFailed: '加载失败 · 点击重试',
    emptyTitle: '这个专题还没有内容',
  },
  en: {
    specials: 'Special reports',
    loading: 'Loading the report',
    failedTitle: 'This special report couldn’t be loaded',
    columns: 'Sections',
    more: 'Show more',
    moreOf: (name: string) => `Show more of ${name}`,
    moreFailed: 'Couldn’t load more. Tap to try again.',
    emptyTitle: 'This special report is still empty',
  },
})
