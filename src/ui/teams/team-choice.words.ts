import { words } from '../words/words'

export const teamChoiceWords = words({
  'zh-CN': {
    title: '想加入的队伍',
    placeholder: '搜索队伍',
    none: '暂不加入队伍',
    nothing: '没有找到队伍',
    full: '已满员',
    chosen: '已选择',
    members: (count: number) => `${count}人`,
  },
  en: {
    title: 'A team to join',
    placeholder: 'Search teams',
    none: 'No team for now',
    nothing: 'No team found',
    full: 'Full',
    chosen: 'Selected',
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  },
})
