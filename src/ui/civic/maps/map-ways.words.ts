import { words } from '../../frame/words/words'

export const mapWaysWords = words({
  'zh-CN': { map: '阵地地图|地图', around: '附近地图|地图|附近' },
  en: { map: 'Community map|map', around: 'Map of places nearby|map|near me' },
})
