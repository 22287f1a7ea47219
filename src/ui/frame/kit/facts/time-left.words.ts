import { words } from '../../words/words'

export const timeLeftWords = words({
  'zh-CN': { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  en: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
})
