import { words } from '../../frame/words/words'

export const teamChoiceWords = words({
  'zh-CN': {
    title: '想加入的队伍',
    placeholder: '搜索队伍',
    none: '暂不加入队伍',
    done: (count: number) => `完成，已选${count}支`,
    most: (count: number) => `最多选择${count}支队伍，再点一次取消选择。`,
    nothing: '没有找到队伍',
    full: '已满员',
    chosen: '已选择',
    members: (count: number) => `${count}人`,
  },
  en: {
    title: 'Teams to join',
    placeholder: 'Search teams',
    none: 'No team for now',
    done: (count: number) => (count === 1 ? 'Done, 1 team selected' : `Done, ${count} teams selected`),
    most: (count: number) => `Choose up to ${count} teams. Tap one again to clear it.`,
    nothing: 'No team found',
    full: 'Full',
    chosen: 'Selected',
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  },
})
