import { words } from '../words/words'

export const picturesWords = words({
  'zh-CN': {
    pictures: '图片',
    picture: (number: number) => `图片${number}`,
    view: (number: number) => `查看图片${number}`,
  },
  en: {
    pictures: 'Pictures',
    picture: (number: number) => `Picture ${number}`,
    view: (number: number) => `View picture ${number}`,
  },
})
