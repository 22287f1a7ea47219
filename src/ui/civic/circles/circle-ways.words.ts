import { words } from '../../frame/words/words'

export const circleWaysWords = words({
  'zh-CN': { circles: '圈子|兴趣圈|加入圈子|我的圈子|发帖' },
  en: { circles: 'Circles|groups|join a circle|my circles|forum' },
})
