import { words } from '../../frame/words/words'

export const aroundPlaceWords = words({
  'zh-CN': { around: '看看这附近的新鲜事', myStreet: '我的街区' },
  en: { around: 'What’s going on around here', myStreet: 'My street' },
})
