export const embedWords = {
  'zh-CN': { notHere: '这个内容不能在这里播放', open: '打开原页面' },
  en: { notHere: 'This can’t be played here', open: 'Open the original page' },
} as const
