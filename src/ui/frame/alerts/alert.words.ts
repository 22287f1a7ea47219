import { words } from '../words/words'

/** What the line and the list of alerts both say. */
export const alertWords = words({
  'zh-CN': { wholeCity: '全市', extreme: '特别严重', severe: '严重', moderate: '较重' },
  en: { wholeCity: 'Whole city', extreme: 'Extreme', severe: 'Severe', moderate: 'Moderate' },
})
