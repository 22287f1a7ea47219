import { words } from '../words/words'

export const alertLineWords = words({
  'zh-CN': {
    label: '紧急通知',
    since: (time: string) => `${time}起`,
    asOf: (time: string) => `截至${time}的消息`,
    more: (count: number) => `另有${count}条`,
    close: '本次访问不再显示',
  },
  en: {
    label: 'Urgent notice',
    since: (time: string) => `since ${time}`,
    asOf: (time: string) => `as of ${time}`,
    more: (count: number) => `${count} more`,
    close: 'Hide for this visit',
  },
})
