import { words } from '../words/words'

export const citiesWaysWords = words({
  'zh-CN': { cities: '切换城市|城市|换城市|定位' },
  en: { cities: 'Choose a city|change city|location' },
})
