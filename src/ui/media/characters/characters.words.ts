import { words } from '../../frame/words/words'

export const charactersWords = words({
  'zh-CN': { title: '身边人物', loading: '正在加载人物', none: '还没有人物故事' },
  en: { title: 'People of the city', loading: 'Loading people', none: 'No portraits yet' },
})
