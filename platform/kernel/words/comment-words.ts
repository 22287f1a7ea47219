import type { Localised } from '../database/schema/localised'

export const repeatedCommentText: Localised = {
  'zh-CN': '您刚刚发表过相同的内容',
  en: 'You’ve just posted the same text here',
}

export const sensitiveCommentText: Localised = {
  'zh-CN': '内容里有不便发布的词语，请修改后再试',
  en: 'This contains words that can’t be published here. Please change them.',
}
