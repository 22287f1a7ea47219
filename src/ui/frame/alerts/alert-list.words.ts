import { words } from '../words/words'

export const alertListWords = words({
  'zh-CN': { title: '紧急通知', loading: '加载中', none: '暂无内容' },
  en: { title: 'Urgent notices', loading: 'Loading', none: 'Nothing here yet' },
})
