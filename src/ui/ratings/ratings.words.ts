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
    ofFive: (count: number) => `${count} of 5 stars`,
    '1': 'Very unhappy',
    '2': 'Unhappy',
    '3': 'It was all right',
    '4': 'Happy',
    '5': 'Very happy',
  },
})
