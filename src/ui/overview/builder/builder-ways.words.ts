import { words } from '../../frame/words/words'

export const builderWaysWords = words({
  'zh-CN': { renovation: '页面装修|编辑页面|搭建页面' },
  en: { renovation: 'Edit pages|renovation|page builder' },
})
