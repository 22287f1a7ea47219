import type { Localised } from '../database/schema/localised'

export const repeatedComment: Localised = {
  'zh-CN': '您刚刚发表过相同的内容',
  en: 'You have just posted the same words here',
}
