import { words } from '../words/words'

export const casesWords = words({
  'zh-CN': { acts: '可进行的操作', notNow: '再想想', timeLine: '进展', office: '平台' },
  en: { acts: 'Actions', notNow: 'Not now', timeLine: 'Progress', office: 'The office' },
})
