import { words } from '../../frame/words/words'

export const programmesWords = words({
  'zh-CN': {
    days: '选择日期',
    today: '今天',
    yesterday: '昨天',
    tomorrow: '明天',
    earlier: (count: number) => `查看今天更早的${count}档节目`,
  },
  en: {
    days: 'Choose a day',
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    earlier: (count: number) => (count === 1 ? 'Show 1 earlier programme' : `Show ${count} earlier programmes`),
  },
})
