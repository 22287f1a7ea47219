import { words } from '../words/words'

export const ratingsWords = words({
  'zh-CN': {
    stars: (count: number) => `${count}星`,
    ofFive: (count: number) => `5星中的${count}星`,
    '1': '很不满意',
    '2': '不满意',
    '3': '一般',
    '4': '满意',
    '5': '非常满意',
  },
  en: {
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    ofFive: (count: number) => `${count} out of 5 stars`,
    '1': 'Very dissatisfied',
    '2': 'Dissatisfied',
    '3': 'OK',
    '4': 'Satisfied',
    '5': 'Very satisfied',
  },
})
