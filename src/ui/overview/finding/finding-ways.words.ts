import { words } from '../../frame/words/words'

export const findingWaysWords = words({
  'zh-CN': { finding: '发现|热读|大家在读|推荐关注' },
  en: { finding: 'Discover|most read|what people read|whom to follow' },
})
