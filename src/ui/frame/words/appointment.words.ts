import { words } from './words'

/** The week starts with Sunday. */
const weekdays = { 'zh-CN': [...'日一二三四五六'], en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }

/** Words for days on which somebody has to be somewhere; other dates are in `format.words.ts`. */
export const appointmentWords = words({
  'zh-CN': {
    onWeekday: (weekday: number, date: string) => `${date}周${weekdays['zh-CN'][weekday]}`,
    today: '今天',
    tomorrow: '明天',
    atTime: (day: string, time: string) => `${day} ${time}`,
  },
  en: {
    onWeekday: (weekday: number, date: string) => `${weekdays.en[weekday]} ${date}`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    atTime: (day: string, time: string) => `${day}, ${time}`,
  },
})

/** An English day or time within a sentence: 'today, 18:05', but 'Tue 24 Nov, 18:05'. */
export const withinSentence = (day: string): string => day.replace(/^To(?=day|morrow)/, 'to')

export type AppointmentWords = (typeof appointmentWords)['en']
