import { words } from '../../frame/words/words'

export const galleryWords = words({
  'zh-CN': {
    loading: '图集加载中',
    failedTitle: '图集加载失败',
    emptyTitle: '这个图集还没有图片',
    overview: '全部图片',
    pictureOf: (number: number, total: number) => `${number} / ${total}`,
    picture: (number: number, caption: string) => (caption === '' ? `第${number}张` : `第${number}张：${caption}`),
    previous: '上一张',
    next: '下一张',
  },
  en: {
    loading: 'Loading the gallery',
    failedTitle: 'The gallery couldn’t be loaded',
    emptyTitle: 'This gallery has no pictures yet',
    overview: 'All pictures',
    pictureOf: (number: number, total: number) => `${number} of ${total}`,
    picture: (number: number, caption: string) =>
      caption === '' ? `Picture ${number}` : `Picture ${number}: ${caption}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
})
