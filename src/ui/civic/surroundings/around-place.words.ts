import { words } from '../../frame/words/words'

export const aroundPlaceWords = words({
  'zh-CN': { around: '看看这附近的新鲜事' },
  en: { around: 'What’s going on around here' },
})
