import { words } from '../words/words'

const quantity = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`

export const sleepWords = words({
  'zh-CN': {
    sleep: '定时关闭',
    sleepOff: '不开启',
    sleepAtEnd: '播完当前内容后',
    sleepAtEndShort: '播完当前内容',
    sleepIn: (minutes: number) => `${minutes}分钟后`,
    sleepLeft: (timeLeft: string) => `${timeLeft}后停止播放`,
    sleepMore: (minutes: number) => `延长${minutes}分钟`,
  },
  en: {
    sleep: 'Sleep timer',
    sleepOff: 'Off',
    sleepAtEnd: 'When this ends',
    sleepAtEndShort: 'When this ends',
    sleepIn: (minutes: number) => `In ${quantity(minutes, 'minute', 'minutes')}`,
    sleepLeft: (timeLeft: string) => `Stops in ${timeLeft}`,
    sleepMore: (minutes: number) => `${quantity(minutes, 'minute', 'minutes')} more`,
  },
})
