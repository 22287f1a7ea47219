import { words } from '../../../frame/words/words'

export const pictureWords = words({
  'zh-CN': {
    venues: (_: number, text: string) => `地图上的${text}处阵地`,
    moreVenues: (text: string) => `地图上的${text}多处阵地`,
  },
  en: {
    venues: (count: number, text: string) => (count === 1 ? '1 venue on the map' : `${text} venues on the map`),
    moreVenues: (text: string) => `More than ${text} venues on the map`,
  },
})
