import { words } from '../../frame/words/words'

export const privacyWaysWords = words({
  'zh-CN': { privacy: '隐私设置|黑名单|屏蔽|拉黑' },
  en: { privacy: 'Privacy|block someone|blocked people' },
})
