import { words } from '../../frame/words/words'

export const wishWaysWords = words({
  'zh-CN': {
    wishes: '微心愿|心愿|许愿',
    makeWish: '发布心愿|许个愿|求助|请人帮忙',
    myWishes: '我的心愿|我发布的心愿',
    claimed: '我认领的心愿|认领的心愿',
  },
  en: {
    wishes: 'Wishes|small favours|ask a neighbour',
    makeWish: 'Make a wish|ask for help|post a wish',
    myWishes: 'My wishes',
    claimed: 'Wishes I claimed|claimed wishes',
  },
})
