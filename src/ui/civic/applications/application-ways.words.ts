import { words } from '../../frame/words/words'

export const applicationWaysWords = words({
  'zh-CN': { join: '入驻申请|申请入驻|合作' },
  en: { join: 'Publish with us|join as an organisation|apply' },
})
