import { words } from '../../frame/words/words'

export const venueWaysWords = words({
  'zh-CN': { venues: '实践阵地|阵地|实践站|服务站' },
  en: { venues: 'Community venues|venues|stations|centres' },
})
