import { words } from '../../frame/words/words'

export const amenityWaysWords = words({
  'zh-CN': { amenities: '附近|周边|药店|医院|公厕|厕所|菜市场|派出所|公园' },
  en: { amenities: 'Nearby|around me|pharmacy|hospital|toilet|market|police|park' },
})
