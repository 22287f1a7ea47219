import { words } from '../words/words'

export const sharingWords = words({
  'zh-CN': {
    title: '分享',
    copy: '复制链接',
    system: '更多方式',
    poster: '生成海报',
    posterTitle: '分享海报',
    posterAlt: (title: string) => `《${title}》的分享海报，含二维码`,
    scan: '长按或扫码阅读全文',
    save: '保存图片',
    holdToSave: '也可以长按图片保存',
    drawing: '正在生成海报',
    failed: '海报没有生成成功',
    retry: '重试',
    back: '返回',
  },
  en: {
    title: 'Share',
    copy: 'Copy link',
    system: 'More ways',
    poster: 'Make a poster',
    posterTitle: 'Poster',
    posterAlt: (title: string) => `Poster of “${title}” with a QR code`,
    scan: 'Scan to read it all',
    save: 'Save the picture',
    holdToSave: 'Or press and hold the picture to save it',
    drawing: 'Drawing the poster',
    failed: 'The poster could not be drawn',
    retry: 'Try again',
    back: 'Back',
  },
})
