import { words } from '../../../frame/words/words'

export const videoPreviewWords = words({
  'zh-CN': { preview: '预览：这个视频还没有发布，请不要转发。' },
  en: { preview: 'Preview: this video isn’t published yet. Please don’t share it.' },
})
