import { words } from '../../frame/words/words'

export const radioWaysWords = words({
  'zh-CN': { radio: '电台|听广播|收音机' },
  en: { radio: 'Radio|listen|stations' },
})
