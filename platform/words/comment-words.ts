import type { Localised } from '../database/schema/localised'

export const repeatedComment: Localised = {
  'zh-CN': '您刚刚发表过相同的内容',
  en: 'You have just posted the same words here',
}

export const sensitiveComment: Localised = {
  'zh-CN': '内容里有不便发布的词语，请修改后再试',
  en: 'This site does not publish some of these words. Please change them',
}
