import { words } from '../../frame/words/words'

export const identityWaysWords = words({
  'zh-CN': { realName: '实名认证|身份证|实名' },
  en: { realName: 'Real name|identity card|verify my identity' },
})
