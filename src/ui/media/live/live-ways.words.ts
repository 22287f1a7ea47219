import { words } from '../../frame/words/words'

export const liveWaysWords = words({
  'zh-CN': { live: '直播|直播活动|直播预告|回放' },
  en: { live: 'Live events|live|broadcasts|replays' },
})
