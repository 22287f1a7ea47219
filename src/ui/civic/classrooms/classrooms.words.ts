import { words } from '../../frame/words/words'

export const classroomsWords = words({
  'zh-CN': {
    title: '文明课堂',
    kinds: '按类别查看',
    all: '全部',
    'kind.volunteering': '志愿服务',
    'kind.culture': '文化',
    'kind.health': '健康',
    'kind.safety': '安全',
    'kind.science': '科普',
    'kind.party': '党课',
    none: '还没有课程',
    noneText: '新课程正在准备，请过几天再来。',
  },
  en: {
    title: 'Courses',
    kinds: 'By type',
    all: 'All',
    'kind.volunteering': 'Volunteering',
    'kind.culture': 'Culture',
    'kind.health': 'Health',
    'kind.safety': 'Safety',
    'kind.science': 'Science',
    'kind.party': 'Party building',
    none: 'No courses yet',
    noneText: 'New courses are on the way. Check back in a few days.',
  },
})
