import { words } from '../../frame/words/words'

export const amenityKindWords = words({
  'zh-CN': {
    government: '政务',
    health: '医院诊所',
    pharmacy: '药店',
    police: '派出所',
    culture: '文化',
    sport: '运动',
    park: '公园',
    market: '菜市场',
    transport: '交通',
    toilet: '公厕',
  },
  en: {
    government: 'Government',
    health: 'Health care',
    pharmacy: 'Pharmacies',
    police: 'Police',
    culture: 'Culture',
    sport: 'Sport',
    park: 'Parks',
    market: 'Markets',
    transport: 'Transport',
    toilet: 'Toilets',
  },
})
