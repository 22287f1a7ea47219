import { words } from '../../frame/words/words'

export const courseKindWords = words({
  'zh-CN': {
    volunteering: '志愿服务',
    culture: '文化',
    health: '健康',
    safety: '安全',
    science: '科普',
    party: '党课',
  },
  en: {
    volunteering: 'Volunteering',
    culture: 'Culture',
    health: 'Health',
    safety: 'Safety',
    science: 'Science',
    party: 'Party building',
  },
})
