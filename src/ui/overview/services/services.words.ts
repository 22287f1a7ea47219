import { words } from '../../frame/words/words'

export const servicesWords = words({
  'zh-CN': {
    title: '服务',
    all: '全部',
    moduleFailed: '这组服务加载失败',
    search: '搜索服务',
    loading: '加载中',
    failedTitle: '服务加载失败',
    empty: '暂无服务',
    noneFound: '没有找到这项服务',
    noneFoundText: '换一个说法试试。',
    found: (count: number) => `找到${count}项服务`,
  },
  en: {
    title: 'Services',
    all: 'All',
    moduleFailed: 'These services couldn’t be loaded',
    search: 'Find a service',
    loading: 'Loading',
    failedTitle: 'The services couldn’t be loaded',
    empty: 'No services yet',
    noneFound: 'No service found',
    noneFoundText: 'Try a different word.',
    found: (count: number) => (count === 1 ? '1 service found' : `${count} services found`),
  },
})
