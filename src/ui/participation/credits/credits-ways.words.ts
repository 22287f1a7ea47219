import { words } from '../../frame/words/words'

export const creditsWaysWords = words({
  'zh-CN': { credits: '积分|我的积分|签到积分' },
  en: { credits: 'Credits|points|my points' },
})
