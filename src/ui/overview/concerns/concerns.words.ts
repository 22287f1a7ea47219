import { words } from '../../frame/words/words'

export const concernsWords = words({
  'zh-CN': {
    things: '相关事项',
    news: '相关报道',
    more: '展开更多',
    'kind.suggestion': '留言',
    'kind.wish': '心愿',
    'kind.activity': '活动',
    'kind.guide': '办事指南',
    'kind.venue': '地点',
    answerBy: (day: string) => `${day}前答复`,
    answeredOn: (day: string) => `${day}已答复`,
    overdue: '已超期',
    placesLeft: (count: number) => `剩${count}个名额`,
    checked: (day: string) => `${day}核对过`,
  },
  en: {
    things: 'What this is about',
    news: 'In the news',
    more: 'Show more',
    'kind.suggestion': 'Suggestion',
    'kind.wish': 'Wish',
    'kind.activity': 'Activity',
    'kind.guide': 'Guide',
    'kind.venue': 'Place',
    answerBy: (day) => `answer due by ${day}`,
    answeredOn: (day) => `answered on ${day}`,
    overdue: 'Overdue',
    placesLeft: (count) => `${count} ${count === 1 ? 'place' : 'places'} left`,
    checked: (day) => `checked on ${day}`,
  },
})
