import { words } from '../../frame/words/words'

export const certificateWaysWords = words({
  'zh-CN': { certificate: '服务证书|志愿证书|证明|服务证明' },
  en: { certificate: 'Certificate|proof of service|volunteer certificate' },
})
