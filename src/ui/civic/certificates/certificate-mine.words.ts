import { words } from '../../frame/words/words'

export const certificateMineWords = words({
  'zh-CN': { certificate: '时长证书' },
  en: { certificate: 'Certificate of hours' },
})
