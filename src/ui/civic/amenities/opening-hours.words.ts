import { withinSentence } from '../../frame/words/appointment.words'
import { words } from '../../frame/words/words'

/** The week starts with Sunday. */
const weekdays: Readonly<Record<'zh-CN' | 'en', readonly string[]>> = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

export const openingHoursWords = words({
  'zh-CN': {
    hours: '开放时间',
    unknown: '开放时间不详',
    alwaysOpen: '全天开放',
    openUntil: (time: string) => `开放至${time}`,
    midnight: '24:00',
    closesIn: (minutes: number) => `${minutes}分钟后关闭`,
    opensIn: (minutes: number) => `${minutes}分钟后开放`,
    opensAt: (time: string) => `未开放，${time}开放`,
    opensTomorrow: (time: string) => `未开放，明天${time}开放`,
    opensOn: (day: string, time: string) => `未开放，${day} ${time}开放`,
    closed: '暂停开放',
    today: '今天',
    weekday: (weekday: number) => weekdays['zh-CN'][weekday] ?? '',
    closedDay: '不开放',
    wholeDay: '全天',
    nextDay: (time: string) => `次日${time}`,
    separator: '、',
  },
  en: {
    hours: 'Opening hours',
    unknown: 'Opening hours not known',
    alwaysOpen: 'Always open',
    openUntil: (time: string) => `Open until ${time}`,
    midnight: 'midnight',
    closesIn: (minutes: number) => (minutes === 1 ? 'Closes in 1 minute' : `Closes in ${minutes} minutes`),
    opensIn: (minutes: number) => (minutes === 1 ? 'Opens in 1 minute' : `Opens in ${minutes} minutes`),
    opensAt: (time: string) => `Closed, opens at ${time}`,
    opensTomorrow: (time: string) => `Closed, opens tomorrow at ${time}`,
    opensOn: (day: string, time: string) => `Closed, opens ${withinSentence(day)} at ${time}`,
    closed: 'Closed for now',
    today: 'Today',
    weekday: (weekday: number) => weekdays.en[weekday] ?? '',
    closedDay: 'Closed',
    wholeDay: 'All day',
    nextDay: (time: string) => `${time} next day`,
    separator: ', ',
  },
})
