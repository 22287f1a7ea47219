import { words } from '../words/words'

export const applicationWaysWords = words({
  'zh-CN': { join: '入驻申请|申请入驻|合作' },
  en: { join: 'Join as an organisation|publish with us|apply' },
})
