import { withinSentence } from '../../frame/words/appointment.words'
import { words } from '../../frame/words/words'

export const clashesWords = words({
  'zh-CN': {
    title: '时间有冲突',
    titleOfDay: '同一天还有其他安排',
    text: '还要继续吗？这些安排都会保留。',
    anyway: '仍要继续',
    notNow: '再想想',
    overlap: (title: string, time: string) => `“${title}”，${time}，时间重叠。`,
    way: (title: string, time: string, minutes: number, distance: string, takes: number) =>
      `“${title}”，${time}。中间只有${minutes}分钟，相距${distance}，乘车或骑车约需${takes}分钟。`,
    day: (title: string, day: string) => `“${title}”，也在${day}。`,
    timeOf: (day: string, from: string, until: string) => `${day}${from}–${until}`,
    atLesson: (text: string, lesson: string) => `${lesson}的课：${text}`,
    more: (count: number) => `还有${count}项冲突。`,
  },
  en: {
    title: 'You have something else on then',
    titleOfDay: 'You have other plans that day',
    text: 'Do you want to continue? Your other plans stay as they are.',
    anyway: 'Continue anyway',
    notNow: 'Not now',
    overlap: (title: string, time: string) => `“${title}”, ${time}, is at the same time.`,
    way: (title: string, time: string, minutes: number, distance: string, takes: number) =>
      `“${title}”, ${time}. There are ${minutes} min between and ${distance} to go, about ${takes} min by bus or bicycle.`,
    day: (title: string, day: string) => `“${title}” is on the same day, ${day}.`,
    timeOf: (day: string, from: string, until: string) => `${day} ${from}–${until}`,
    atLesson: (text: string, lesson: string) => `Lesson of ${withinSentence(lesson)}: ${text}`,
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  },
})
