import { words } from './words'

/** The times of a day at which help is wanted. */
export const timeOfDayWords = words({
  'zh-CN': {
    any: '都可以',
    morning: '上午',
    afternoon: '下午',
    evening: '晚上',
    onDay: (day: string, time: string) => `${day} ${time}`,
  },
  en: {
    any: 'Any time',
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    onDay: (day: string, time: string) => `${day}, ${time.charAt(0).toLowerCase()}${time.slice(1)}`,
  },
})
