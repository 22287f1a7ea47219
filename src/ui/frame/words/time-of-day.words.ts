import type { TimeOfDay } from '../../../domain/frame/shared/time-of-day'
import { words } from './words'

const chinese = { any: '都可以', morning: '上午', afternoon: '下午', evening: '晚上' } as const
const english = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const

/** The times of a day at which help is wanted. */
export const timeOfDayWords = words({
  'zh-CN': { ...chinese, onDay: (day: string, time: TimeOfDay) => `${day} ${chinese[time]}` },
  en: { ...english, onDay: (day: string, time: TimeOfDay) => `${day}, ${english[time].toLowerCase()}` },
})
