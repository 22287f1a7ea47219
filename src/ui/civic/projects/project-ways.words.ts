import { words } from '../../frame/words/words'

export const projectWaysWords = words({
  'zh-CN': { projects: '志愿项目|项目' },
  en: { projects: 'Projects|volunteer projects' },
})
