import { words } from '../words/words'

export const placesWords = words({
  'zh-CN': {
    order: '排列方式',
    nearest: '离我最近',
    within: '距离',
    upTo: (kilometres: number) => `${kilometres}公里内`,
    locate: '定位',
    locating: '正在定位…',
    located: '已添加位置',
    forget: '移除位置',
    denied: '未获得位置权限，请在浏览器或系统设置中允许后再试。',
    'not-found': '无法确定您的位置，请稍后再试。',
    timeout: '定位超时，请到开阔处或稍后再试。',
  },
  en: {
    order: 'Sort by',
    nearest: 'Nearest first',
    within: 'Distance',
    upTo: (kilometres) => `Within ${kilometres} km`,
    locate: 'Use my location',
    locating: 'Finding your location…',
    located: 'Location added',
    forget: 'Remove location',
    denied: 'Location access is off. Allow it in your browser or phone settings and try again.',
    'not-found': 'Your location couldn’t be found. Try again later.',
    timeout: 'Finding your location took too long. Try again outdoors, or later.',
  },
})
