import { words } from '../../frame/words/words'

export const governmentWords = words({
  'zh-CN': {
    title: '政务',
    loading: '正在加载',
    failed: '政务加载失败',
    empty: '暂无政务服务',
    emptyText: '各部门的服务和通知会出现在这里。',
    notices: '最新通知',
    departments: '部门',
    more: '全部',
  },
  en: {
    title: 'City hall',
    loading: 'Loading',
    failed: 'The city hall couldn’t be loaded',
    empty: 'Nothing from the city hall yet',
    emptyText: 'Services and notices of its departments will be here.',
    notices: 'Notices',
    departments: 'Departments',
    more: 'All',
  },
})
