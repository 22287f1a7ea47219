import { words } from '../../words/words'

export const addressWords = words({
  'zh-CN': {
    title: '选择地址',
    parts: '已选的地址',
    province: '选择省份',
    city: '选择城市',
    district: '选择区县',
    street: '选择街道',
    change: (name: string) => `重新选择${name}`,
    use: (name: string) => `就选${name}`,
    loading: '加载中',
    failedTitle: '加载失败',
  },
  en: {
    title: 'Choose an address',
    parts: 'Selected address',
    province: 'Choose a province',
    city: 'Choose a city',
    district: 'Choose a district',
    street: 'Choose a street',
    change: (name: string) => `Change ${name}`,
    use: (name: string) => `Use ${name}`,
    loading: 'Loading',
    failedTitle: 'This couldn’t be loaded',
  },
})
