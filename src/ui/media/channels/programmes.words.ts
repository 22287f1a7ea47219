import { words } from '../../frame/words/words'

export const programmesWords = words({
  'zh-CN': { earlier: (count: number) => `查看今天更早的${count}档节目` },
  en: { earlier: (count: number) => (count === 1 ? 'Show 1 earlier programme' : `Show ${count} earlier programmes`) },
})
