import { words } from '../../frame/words/words'

export const wishMineWords = words({
  'zh-CN': { claimed: '我认领的心愿', wishes: '我的心愿', people: '我帮助的人' },
  en: { claimed: 'Wishes I claimed', wishes: 'My wishes', people: 'People you help' },
})
