import { words } from '../../frame/words/words'

export const organisationsWords = words({
  'zh-CN': {
    list: '机构号',
    search: '搜索机构',
    pictures: '机构图文',
    groups: '机构分类',
    all: '全部',
    none: '暂无机构',
    kinds: '内容分类',
    services: '服务',
    loading: '加载中',
    failedTitle: '机构号加载失败',
    searchWithin: '搜索此机构号的内容',
  },
  en: {
    list: 'Organisations',
    search: 'Search by name',
    pictures: 'Articles and pictures',
    groups: 'Organisation groups',
    all: 'All',
    none: 'No organisations yet',
    kinds: 'Content types',
    services: 'Services',
    loading: 'Loading',
    failedTitle: 'This organisation couldn’t be loaded',
    searchWithin: 'Search this organisation',
  },
})
