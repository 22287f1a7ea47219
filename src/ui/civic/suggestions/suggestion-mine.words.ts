import { words } from '../../frame/words/words'

export const suggestionMineWords = words({
  'zh-CN': { suggestions: '我的建议' },
  en: { suggestions: 'My suggestions' },
})
