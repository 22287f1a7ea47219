import { words } from '../../frame/words/words'

export const teamFoundingsWaysWords = words({
  'zh-CN': { found: '成立队伍|创建志愿队' },
  en: { found: 'Found a team|Start a volunteer team' },
})
