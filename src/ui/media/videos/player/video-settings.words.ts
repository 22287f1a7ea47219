import { words } from '../../../frame/words/words'

export const videoSettingsWords = words({
  'zh-CN': {
    quality: '清晰度',
    automatic: '自动',
    automaticNow: (height: number) => `自动（${height}p）`,
    heightOf: (height: number) => `${height}p`,
    noCaptions: '关闭',
    autoplay: '打开视频时自动播放',
  },
  en: {
    quality: 'Quality',
    automatic: 'Auto',
    automaticNow: (height: number) => `Auto (${height}p)`,
    heightOf: (height: number) => `${height}p`,
    noCaptions: 'Off',
    autoplay: 'Autoplay videos when opened',
  },
})
