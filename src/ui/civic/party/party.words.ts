import { words } from '../../frame/words/words'

export const partyWords = words({
  'zh-CN': {
    title: '党建',
    loading: '加载中',
    failed: '党建加载失败',
    organisations: '党组织',
    courses: '党课',
    more: '全部',
    columns: '栏目',
    all: '全部',
    none: '还没有文章',
    noneText: '这个栏目的文章发布后会出现在这里。',
  },
  en: {
    title: 'Party building',
    loading: 'Loading',
    failed: 'Party building couldn’t be loaded',
    organisations: 'Organisations',
    courses: 'Courses',
    more: 'All',
    columns: 'Sections',
    all: 'All',
    none: 'No articles yet',
    noneText: 'Articles in this section appear here once published.',
  },
})
