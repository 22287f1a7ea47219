import { words } from '../../frame/words/words'

export const guideWaysWords = words({
  'zh-CN': { guides: '办事指南|办事|怎么办|办证|政务' },
  en: { guides: 'Guides|how to|procedures|paperwork|official guides' },
})
