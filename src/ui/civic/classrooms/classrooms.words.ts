import { words } from '../../frame/words/words'

export const classroomsWords = words({
  'zh-CN': {
    title: '文明课堂',
    kinds: '按类别查看',
    all: '全部',
    none: '还没有课程',
    noneText: '新课程正在准备，请过几天再来。',
  },
  en: {
    title: 'Courses',
    kinds: 'By type',
    all: 'All',
    none: 'No courses yet',
    noneText: 'New courses are on the way. Check back in a few days.',
  },
})
