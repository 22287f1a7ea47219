import { words } from '../../words/words'

export const lightboxWords = words({
  'zh-CN': {
    close: '关闭',
    zoomIn: '放大',
    whole: '显示全图',
    save: '保存图片',
    next: '下一张',
    previous: '上一张',
    pictureOf: (number: number, total: number) => `${number} / ${total}`,
    // The component that shows the pictures fills in the numbers.
    pictureOfRead: '第{index}张，共{total}张',
    gallery: '图片浏览',
    slide: '图片',
  },
  en: {
    close: 'Close',
    zoomIn: 'Zoom in',
    whole: 'Fit to screen',
    save: 'Save picture',
    next: 'Next picture',
    previous: 'Previous picture',
    pictureOf: (number: number, total: number) => `${number} of ${total}`,
    pictureOfRead: '{index} of {total}',
    gallery: 'Gallery',
    slide: 'Picture',
  },
})
